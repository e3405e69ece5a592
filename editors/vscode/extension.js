// Starts `cardc lsp` and connects the editor to it.
const { workspace, window } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const LANGUAGES = ["cardc", "cardc-scenario", "cardc-names", "cardc-deck"];
let client;

async function activate() {
  const settings = workspace.getConfiguration("cardc");
  client = new LanguageClient(
    "cardc",
    "cardc",
    { command: settings.get("command"), args: ["lsp"] },
    {
      documentSelector: LANGUAGES.map((language) => ({ scheme: "file", language })),
      initializationOptions: { language: settings.get("language") },
      synchronize: { fileEvents: workspace.createFileSystemWatcher("**/*.{card,scenario,deck,names,toml}") },
    },
  );
  try {
    await client.start();
  } catch (error) {
    window.showErrorMessage(`cardc does not start: ${error.message}. Install it with pip, or set cardc.command.`);
  }
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };
