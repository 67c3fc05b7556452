import Foundation

extension Words {
  /// The strings of `details` in `Localizable.xcstrings`.
  public enum Details {
    /// The label of the character's status.
    public static var status: LocalizedStringResource { word("details.status.label", "Status") }
    /// The label of the character's species.
    public static var species: LocalizedStringResource { word("details.species.label", "Species") }
    /// The label of the character's subspecies.
    public static var type: LocalizedStringResource { word("details.type.label", "Type") }
    /// The label of the character's gender.
    public static var gender: LocalizedStringResource { word("details.gender.label", "Gender") }
    /// The label of the place of origin.
    public static var origin: LocalizedStringResource { word("details.origin.label", "Origin") }
    /// The label of the last known location.
    public static var location: LocalizedStringResource {
      word("details.location.label", "Last known location")
    }
    /// The label of the character's episodes.
    public static var episodes: LocalizedStringResource {
      word("details.episodes.label", "Episodes")
    }
    /// The label of the time when the character was added.
    public static var created: LocalizedStringResource {
      word("details.created.label", "Known since")
    }
    /// The message that no character has the number.
    public static var nobody: LocalizedStringResource {
      word("details.nobody.message", "There is no character with this number.")
    }
    /// The label of the character's number.
    public static var number: LocalizedStringResource { word("details.number.label", "Number") }
    /// The label of the character's web address.
    public static var address: LocalizedStringResource {
      word("details.address.label", "Web address")
    }
    /// Returns the accessibility label of a portrait.
    public static func portrait(_ name: String) -> LocalizedStringResource {
      word("details.portrait.label", "Portrait of \(name)")
    }
  }
}
