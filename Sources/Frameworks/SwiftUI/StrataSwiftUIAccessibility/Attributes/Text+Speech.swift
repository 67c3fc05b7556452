public import StrataSwiftUIDrawing
public import SwiftUICore

extension Text {
  /// Sets how high the voice is that reads the text.
  ///
  /// Accepted: a browser's screen reader has its own settings.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Sets whether punctuation is read aloud.
  ///
  /// Accepted: a browser's screen reader has its own settings.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets whether the text waits for others that are being read.
  ///
  /// Accepted: a browser's screen reader has its own settings.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Sets whether the text is read letter by letter.
  ///
  /// Accepted: a browser's screen reader has its own settings.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Sets how high the voice is that reads text here.
  ///
  /// Accepted: a browser's screen reader has its own settings.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether punctuation is read aloud.
  ///
  /// Accepted: a browser's screen reader has its own settings.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Sets whether text here waits for other text that is being read.
  ///
  /// Accepted: a browser's screen reader has its own settings.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets whether text here is read letter by letter.
  ///
  /// Accepted: a browser's screen reader has its own settings.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
