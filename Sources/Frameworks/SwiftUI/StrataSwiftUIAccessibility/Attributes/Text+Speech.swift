public import StrataSwiftUIDrawing
public import SwiftUICore

extension Text {
  /// Sets the pitch of the voice that reads the text.
  ///
  /// Accepted: it has no effect; a screen reader uses the person's settings.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Sets whether punctuation is read aloud.
  ///
  /// Accepted: it has no effect; a screen reader uses the person's settings.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets whether the text waits until other announcements have been read.
  ///
  /// Accepted: it has no effect; a screen reader uses the person's settings.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Sets whether the text is read letter by letter.
  ///
  /// Accepted: it has no effect; a screen reader uses the person's settings.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Sets the pitch of the voice that reads the text in this view.
  ///
  /// Accepted: it has no effect; a screen reader uses the person's settings.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Sets whether punctuation is read aloud.
  ///
  /// Accepted: it has no effect; a screen reader uses the person's settings.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Sets whether the text in this view waits until other announcements have been read.
  ///
  /// Accepted: it has no effect; a screen reader uses the person's settings.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets whether the text in this view is read letter by letter.
  ///
  /// Accepted: it has no effect; a screen reader uses the person's settings.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
