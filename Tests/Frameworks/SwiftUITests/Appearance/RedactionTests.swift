import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct RedactionTests {
  private func isCovered(_ view: some View) -> Bool { Drawn(view).has(.redacted) }

  @Test func `privacy-sensitive content is redacted only for the reason privacy`() {
    let balance = Text("1000").privacySensitive()
    #expect(isCovered(balance.redacted(reason: .privacy)))
    #expect(!isCovered(balance) && !isCovered(balance.redacted(reason: .invalidated)))
    #expect(!isCovered(Text("Balance").redacted(reason: .privacy)), "other content is not covered")
    #expect(!isCovered(Text("1000").privacySensitive(false).redacted(reason: .privacy)))
  }

  @Test func `invalidatable content fades only for the redaction reason invalidated`() {
    let news = Text("rain").invalidatableContent()
    #expect(Drawn(news.redacted(reason: .invalidated)).has(.opacity(0.5)))
    #expect(!Drawn(news.redacted(reason: .privacy)).has(.opacity(0.5)))
  }

  @Test func `unredacted content inside a redacted view is not redacted`() {
    let shown = Drawn(
      HStack {
        Text("a")
        Text("b").privacySensitive().unredacted()
      }.redacted(reason: [.placeholder, .privacy]))
    #expect(shown.elements.last?[.variant] == "unredacted" && shown.has(.redacted))
    #expect(
      shown.elements.filter { $0.style.contains(.redacted) }.count == 1,
      "only the stack is marked as redacted")
  }
}
