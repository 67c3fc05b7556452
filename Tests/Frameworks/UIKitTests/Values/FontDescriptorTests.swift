import SwiftUI
import Testing
import UIKit

struct FontDescriptorTests {
  private func made(_ descriptor: UIFontDescriptor?, size: CGFloat = 0) throws -> Font {
    Font(UIFont(descriptor: try #require(descriptor), size: size))
  }

  @Test func `a font descriptor with another design keeps size and weight`() throws {
    let descriptor = UIFont.systemFont(ofSize: 20, weight: .heavy).fontDescriptor
    #expect(descriptor.pointSize == 20)
    #expect(
      try made(descriptor.withDesign(.rounded))
        == .system(size: 20, weight: .heavy, design: .rounded))
    #expect(
      try made(descriptor.withDesign(.serif), size: 12)
        == .system(size: 12, weight: .heavy, design: .serif))
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
    #expect(title.pointSize == 34 && title.withDesign(.monospaced) != nil)
    let own = UIFont(name: "Georgia", size: 10)?.fontDescriptor
    #expect(own?.postscriptName == "Georgia" && own?.withDesign(.rounded) == nil)
  }

  @Test func `withSymbolicTraits makes a font bold or italic`() throws {
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
    #expect(plain.symbolicTraits == [])
    let bold = try #require(plain.withSymbolicTraits(.traitBold))
    #expect(bold.symbolicTraits == .traitBold)
    #expect(try made(bold) == .system(size: 15, weight: .regular).bold())
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    #expect(try made(both) == .system(size: 15, weight: .regular).bold().italic())
    #expect(UIFont.boldSystemFont(ofSize: 9).fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont.italicSystemFont(ofSize: 9).fontDescriptor.symbolicTraits == .traitItalic)
  }

  @Test func `a font of another family keeps the traits`() throws {
    let bold = UIFont.boldSystemFont(ofSize: 12).fontDescriptor.withFamily("Georgia")
    #expect(try made(bold.withSize(14)) == .custom("Georgia", size: 14).bold())
    #expect(UIFont(descriptor: bold, size: 0).familyName == "Georgia")
  }
}
