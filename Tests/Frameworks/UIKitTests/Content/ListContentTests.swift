import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct ListContentTests {
  /// Returns a list content view on a screen, after a change of its configuration.
  private func drawn(_ change: (inout UIListContentConfiguration) -> Void) -> Screen {
    var content = UIListContentConfiguration.cell()
    (content.text, content.secondaryText) = ("Rick", "Sanchez")
    content.image = UIImage(systemName: "star")
    change(&content)
    return screen(of: UIListContentView(configuration: content))
  }

  /// Expects that a change adds the rule.
  private func expect(
    _ rule: StyleRule, by change: (inout UIListContentConfiguration) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(drawn(change).rules.contains(rule), "\(rule)", sourceLocation: sourceLocation)
    #expect(!drawn { _ in }.rules.contains(rule), sourceLocation: sourceLocation)
  }

  @Test func `text respects its line limit, scaling and truncation mode`() {
    expect(.lineLimit(2)) { $0.textProperties.numberOfLines = 2 }
    let tail = drawn { $0.textProperties.numberOfLines = 1 }.drawing
    func differs(_ change: (inout UIListContentConfiguration) -> Void) -> Bool {
      let other = drawn {
        $0.textProperties.numberOfLines = 1
        change(&$0)
      }
      return "\(facts(other.drawing))" != "\(facts(tail))"
    }
    #expect(!differs { _ in })
    #expect(differs { $0.textProperties.adjustsFontSizeToFitWidth = true })
    #expect(differs { $0.textProperties.lineBreakMode = .byTruncatingHead })
  }

  /// Returns attributes and style rules, without identifiers that differ from page to page.
  private func facts(_ tree: ElementTree) -> [String] {
    let own = tree.element.attributes.map { "\($0)" }.sorted() + tree.element.style.map { "\($0)" }
    return own + tree.children.flatMap(facts)
  }

  @Test func `only centered text differs from the natural alignment`() {
    let natural = drawn { $0.textProperties.alignment = .natural }.rules
    #expect(drawn { $0.textProperties.alignment = .center }.rules != natural)
    #expect(drawn { $0.textProperties.alignment = .justified }.rules == natural)
  }

  @Test func `margins and paddings are applied`() {
    expect(.padding(top: 21, leading: 22, bottom: 23, trailing: 24)) {
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 21, leading: 22, bottom: 23, trailing: 24)
    }
    expect(.spacing(37)) { $0.imageToTextPadding = 37 }
    expect(.spacing(11)) { $0.textToSecondaryTextVerticalPadding = 11 }
    expect(.spacing(13)) {
      $0.prefersSideBySideTextAndSecondaryText = true
      $0.textToSecondaryTextHorizontalPadding = 13
    }
  }

  @Test func `an image respects its maximum size and corner radius`() {
    let small = drawn { $0.imageProperties.maximumSize = CGSize(width: 20, height: 30) }.rules
    #expect(small.contains { "\($0)".contains("20") } && small.contains { "\($0)".contains("30") })
    expect(.cornerRadius(9)) { $0.imageProperties.cornerRadius = 9 }
  }

  @Test func `the text of headers and footers differs from that of rows`() {
    for content in [
      UIListContentConfiguration.header(), .footer(), .plainHeader(), .groupedHeader(),
    ] {
      let header = drawn { $0.textProperties = content.textProperties }
      #expect(header.rules != drawn { _ in }.rules)
    }
  }

  @Test func `a content view ignores configurations of a foreign type`() {
    struct Foreign: UIContentConfiguration {
      func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: .cell()) }
      func updated(for state: any UIConfigurationState) -> Self { self }
    }
    var content = UIListContentConfiguration.cell()
    content.text = "Before"
    let view = content.makeContentView()
    let screen = screen(of: view)
    content.text = "After"
    view.configuration = content
    #expect(screen.text.contains("After") && !screen.text.contains("Before"))
    view.configuration = Foreign()
    #expect(screen.text.contains("After"))
    let state = UICellConfigurationState(traitCollection: view.traitCollection)
    #expect(content.updated(for: state).text == "After")
    #expect(state.traitCollection == view.traitCollection)
  }
}
