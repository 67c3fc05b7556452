import Foundation
import SwiftUI

/// A view that passes one text to every view that takes one.
struct HostileView: View {
  let text: String
  let link: String
  @State private var typed = ""
  @State private var isOn = false
  @State private var choice = ""
  @State private var long = ""
  @State private var search = ""
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationStack {
      List {
        Text(verbatim: text)
        Text(LocalizedStringKey(text))
        Button(text) {}.accessibilityIdentifier(text)
        TextField(text, text: $typed).accessibilityIdentifier("field")
        Text(verbatim: typed).accessibilityIdentifier("echo")
        Toggle(text, isOn: $isOn).accessibilityLabel(text)
        Picker(text, selection: $choice) {
          Text(verbatim: text).tag(text)
        }
        Label(text, systemImage: text)
        Section(text) { NavigationLink(text, value: text) }
        if let url = URL(string: link) { Link("away", destination: url) }
        Text(LocalizedStringKey("[marked](" + link + ") **" + text + "**"))
        Text("[spelt](\(link)) *\(text)*")
        Text((try? AttributedString(markdown: "[a](" + text + ") `" + text)) ?? "")
        Image(text).accessibilityLabel(text)
        Text(verbatim: "a").font(.custom(text, size: 12))
        more
      }
      .navigationTitle(text)
      .searchable(text: $search, prompt: text)
      .navigationDestination(for: String.self) { Text(verbatim: $0).navigationTitle($0) }
    }
  }

  @ViewBuilder private var more: some View {
    Text(verbatim: "b").badge(text)
    Text(verbatim: "c").accessibilityHint(text).accessibilityValue(text)
    TextEditor(text: $long)
      .onAppear { long = text }
      .accessibilityLabel("long")
    AsyncImage(url: URL(string: "/pictures/" + text))
    ShareLink(item: text) { Text(verbatim: text) }
    Button("opened") { if let url = URL(string: link) { openURL(url) } }
      .accessibilityIdentifier("opened")
  }
}
