import Foundation

// IconSheetTool ICONS OUTPUT: writes the Swift file that the IconSheet plugin adds to a module.
let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: StrataIconSheetTool ICONS OUTPUT\n".utf8))
  exit(2)
}
do {
  let sheet = try IconSheet(folder: IconFolder(path: arguments[1]))
  try Data(sheet.swift.utf8).write(to: URL(filePath: arguments[2]))
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
