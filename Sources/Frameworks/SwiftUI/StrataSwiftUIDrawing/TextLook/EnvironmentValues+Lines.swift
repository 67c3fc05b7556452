public import Foundation
import StrataRendering
public import SwiftUICore

/// What is seldom said about text: one value of the environment, since every text asks for it.
struct LineLook: Equatable {
  /// How many lines text keeps room for.
  var room: Int?
  var truncation = Text.TruncationMode.tail
  var minimumScale: CGFloat = 1
  var allowsTightening = false
  var isSelectable: Bool?
  var scale: Text.Scale?
  var language: Locale.Language?
}

extension EnvironmentValues {
  private enum LookKey: EnvironmentKey { static var defaultValue: LineLook { LineLook() } }

  var lineLook: LineLook {
    get { self[LookKey.self] }
    set { self[LookKey.self] = newValue }
  }

  /// Where words are left out of a line that is too long.
  public var truncationMode: Text.TruncationMode {
    get { lineLook.truncation }
    set { lineLook.truncation = newValue }
  }

  /// The smallest part of its size that text may take to fit, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { lineLook.minimumScale }
    set { lineLook.minimumScale = newValue }
  }

  /// Whether letters may stand closer together where a line is too long.
  ///
  /// Accepted: a browser does not squeeze letters.
  public var allowsTightening: Bool {
    get { lineLook.allowsTightening }
    set { lineLook.allowsTightening = newValue }
  }

  /// Whether words are left out of the beginning of a line.
  var cutsAtHead: Bool { lineLook.truncation == .head && lineLimit == 1 }

  /// How the lines of a text are broken and set.
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
    if lineSpacing > 0 { rules.append(.lineSpacing(lineSpacing)) }
    return rules
  }
}
