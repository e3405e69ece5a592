"""The assay: how much of printed cards is read, and whether it is read rightly (docs/assay.md).

It measures with card data of its user; the project holds no printed text.
"""
