public import Foundation
import StrataRendering
public import SwiftUICore

/// The less common text settings. They are one environment value, as every text reads them.
struct LineLook: Equatable {
  /// The number of lines for which space is reserved.
  var room: Int?
  var truncation = Text.TruncationMode.tail
  var minimumScale: CGFloat = 1
  var allowsTightening = false
  var isSelectable: Bool?
  var scale: Text.Scale?
  var language: Locale.Language?
  /// The height of a line; `nil` for that of the font.
  var height: AttributedString.LineHeight?
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: LineLook { LineLook() } }

  var lineLook: LineLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  /// The part of a line that is omitted when text is too long.
  public var truncationMode: Text.TruncationMode {
    get { lineLook.truncation }
    set { lineLook.truncation = newValue }
  }

  /// The smallest factor, 0…1, by which text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { lineLook.minimumScale }
    set { lineLook.minimumScale = newValue }
  }

  /// A Boolean value that indicates whether the space between letters may shrink in a line that is
  /// too long.
  ///
  /// Accepted: it has no effect; a browser does not tighten letters.
  public var allowsTightening: Bool {
    get { lineLook.allowsTightening }
    set { lineLook.allowsTightening = newValue }
  }

  /// The height of a line of text; `nil` for that of the font.
  public var lineHeight: AttributedString.LineHeight? {
    get { lineLook.height }
    set { lineLook.height = newValue }
  }

  /// A Boolean value that indicates whether a line is truncated at its beginning.
  var cutsAtHead: Bool { lineLook.truncation == .head && lineLimit == 1 }

  /// The rules for the lines of a text.
  var lineRules: [StyleRule] {
    let look = lineLook
    var rules: [StyleRule] = []
    if let limit = lineLimit {
      let cuts = look.truncation == .head && limit == 1
      rules.append(cuts ? .cutAtHead(layoutDirection == .rightToLeft) : .lineLimit(limit))
    }
    if let room = look.room { rules.append(.lineRoom(room)) }
    if let isSelectable = look.isSelectable { rules.append(.selectable(isSelectable)) }
    if let alignment = textAlignment { rules.append(.textAlign(alignment.rendered)) }
    if let height = look.height?.rule(spacing: lineSpacing) {
      rules.append(height)
    } else if lineSpacing > 0 {
      rules.append(.lineSpacing(lineSpacing))
    }
    return rules
  }
}
