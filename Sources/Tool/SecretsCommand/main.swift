import Foundation
import StrataSecretSource

// What `strata secrets` and the SealedKeys plugin run. Exit codes: 0 made, 1 not made, 2 badly asked.

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
