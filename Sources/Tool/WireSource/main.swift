import Foundation

// `WireSource` generates both sides' halves of the wire and the tables of its page from wire.json;
// `WireSource --check` reports outdated files. Exit codes: 0 written or up to date, 1 outdated or a
// fault, 2 wrong usage.

func finish(_ text: String, code: Int32) -> Never {
  FileHandle(fileDescriptor: code == 0 ? 1 : 2).write(Data((text + "\n").utf8))
  exit(code)
}

let folder = WireFolder(top: URL(filePath: ".", directoryHint: .isDirectory))
do {
  switch Array(CommandLine.arguments.dropFirst()) {
  case []:
    try folder.write()
    finish("wire: written", code: 0)
  case ["--check"]:
    let stale = try folder.stale()
    let lines = stale.map { "wire: \($0) is not what wire.json says: 'make wire' writes it" }
    finish(
      lines.isEmpty ? "wire: true" : lines.joined(separator: "\n"), code: lines.isEmpty ? 0 : 1)
  default: finish("usage: WireSource [--check]", code: 2)
  }
} catch {
  finish("wire: \(error)", code: 1)
}
