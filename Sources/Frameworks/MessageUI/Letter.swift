import Foundation
import SwiftUI
import UIKit

/// A mail that is being written.
struct Letter: Equatable {
  var to: [String] = [], cc: [String] = [], bcc: [String] = []
  var subject = "", body = ""
  /// The names of attached files, which are left out because a browser cannot pass them to a mail
  /// program.
  var leftOut: [String] = []

  /// The mail as a `mailto:` URL (RFC 6068).
  var address: URL? {
    let fields = [
      ("cc", cc.joined(separator: ",")), ("bcc", bcc.joined(separator: ",")),
      ("subject", subject),
      ("body", body.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")),
    ]
    let query = fields.filter { !$0.1.isEmpty }.map { "\($0.0)=\(Self.escaped($0.1))" }
    let text = "mailto:" + to.map(Self.escaped).joined(separator: ",")
    return URL(string: query.isEmpty ? text : "\(text)?\(query.joined(separator: "&"))")
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~@")

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }
}

/// The UIKit view that contains the page's SwiftUI view.
final class LetterPage: UIView {
  private let make: () -> LetterFace

  init(_ make: @escaping () -> LetterFace) {
    self.make = make
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override func _content() -> AnyView? { AnyView(make()) }
}

/// Shows the written text, with a link to the mail program.
struct LetterFace: View {
  let letter: Letter?
  let opened: @MainActor () -> Void
  let close: @MainActor () -> Void
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationStack {
      List {
        if let letter {
          line("To", letter.to.joined(separator: ", "))
          line("Cc", letter.cc.joined(separator: ", "))
          line("Subject", letter.subject)
          if !letter.body.isEmpty { Text(verbatim: letter.body) }
          line("Not attached", letter.leftOut.joined(separator: ", "))
        }
      }
      .navigationTitle(Text(verbatim: letter?.subject ?? ""))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: close) }
        ToolbarItem(placement: .confirmationAction) {
          if let address = letter?.address {
            Button("Open in Mail") {
              openURL(address)
              opened()
              close()
            }
          }
        }
      }
    }
  }

  @ViewBuilder private func line(_ name: LocalizedStringKey, _ text: String) -> some View {
    if !text.isEmpty { LabeledContent(name) { Text(verbatim: text) } }
  }
}
