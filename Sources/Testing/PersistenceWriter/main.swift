// Stores one number after another and prints each once it is acknowledged, until it is killed:
//
//     persistence-writer FILE FIRST
//
// StrataPersistence's tests kill it at any moment and then look for every number that it has
// printed.
import Foundation
import StrataPersistence

guard CommandLine.arguments.count == 3, let first = Int(CommandLine.arguments[2]) else {
  FileHandle.standardError.write(Data("usage: persistence-writer FILE FIRST\n".utf8))
  exit(2)
}

let database = try Database(file: URL(fileURLWithPath: CommandLine.arguments[1]))
let numbers = DocumentStore(database).collection("numbers", of: Int.self)
let values = try database.keyValues(of: .local)

for number in first... {
  try await numbers.put(number, key: "\(number)")
  values.set(Data("\(number)".utf8), forKey: "last")
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
