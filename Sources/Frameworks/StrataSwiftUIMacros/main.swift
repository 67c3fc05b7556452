// The compiler starts this program once for each compilation that uses a macro, and communicates
// with it over standard input and output. It implements the compiler's protocol and links no
// SwiftSyntax, so the package needs no unsafe flags for it (docs/decisions/0003).
import Foundation
import StrataSwiftUIMacroExpansion

let channel = MessageChannel(input: .standardInput, output: .standardOutput)
while let message = channel.next() {
  channel.send(CompilerRequest.answer(to: message))
}
