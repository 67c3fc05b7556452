import Foundation
import StrataSecretSource

// The program behind `strata secrets` and the SealedKeys plugin. Exit codes: 0 written, 1 not
// written, 2 wrong usage.

func end(_ text: String, _ code: Int32) -> Never {
  FileHandle(fileDescriptor: code == 0 ? 1 : 2).write(Data((text + "\n").utf8))
  exit(code)
}

guard let call = SecretsCall(Array(CommandLine.arguments.dropFirst())) else {
  end(SecretsCall.usage, 2)
}
do {
  let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  end(try call.run(in: folder), 0)
} catch {
  end("error: strata secrets: \(error)", 1)
}
