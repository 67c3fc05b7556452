import Foundation

// `WireSource` generates from wire.json the Swift source of the server, the script of the browser,
// and the tables of docs/internals/wire.md; `WireSource --check` reports outdated files. Exit
// codes: 0 written or up to date, 1 outdated or invalid, 2 wrong usage.

func finish(_ text: String, code: Int32) -> Never {
  FileHandle(fileDescriptor: code == 0 ? 1 : 2).write(Data((text + "\n").utf8))
  exit(code)
}

let folder = WireFolder(top: URL(filePath: ".", directoryHint: .isDirectory))
do {
  switch Array(CommandLine.arguments.dropFirst()) {
  case []:
    try folder.write()
    finish(
      "wire: wrote the server's Swift source, the browser's script and docs/internals/wire.md",
      code: 0)
  case ["--check"]:
    let stale = try folder.stale()
    let lines = stale.map { "wire: \($0) differs from wire.json: run `make wire`" }
    finish(
      lines.isEmpty ? "wire: the generated files are up to date" : lines.joined(separator: "\n"),
      code: lines.isEmpty ? 0 : 1)
  default: finish("usage: WireSource [--check]", code: 2)
  }
} catch {
  finish("wire: \(error)", code: 1)
}
