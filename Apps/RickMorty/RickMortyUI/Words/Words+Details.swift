import Foundation

extension Words {
  /// The strings of `details` in `Localizable.xcstrings`.
  public enum Details {
    public static var status: LocalizedStringResource { word("details.status.label", "Status") }
    public static var species: LocalizedStringResource { word("details.species.label", "Species") }
    public static var type: LocalizedStringResource { word("details.type.label", "Type") }
    public static var gender: LocalizedStringResource { word("details.gender.label", "Gender") }
    public static var origin: LocalizedStringResource { word("details.origin.label", "Origin") }
    public static var location: LocalizedStringResource {
      word("details.location.label", "Last known location")
    }
    public static var episodes: LocalizedStringResource {
      word("details.episodes.label", "Episodes")
    }
    public static var created: LocalizedStringResource {
      word("details.created.label", "Known since")
    }
    public static var nobody: LocalizedStringResource {
      word("details.nobody.message", "Nobody has this number.")
    }
    public static var number: LocalizedStringResource { word("details.number.label", "Number") }
    public static var address: LocalizedStringResource {
      word("details.address.label", "Web address")
    }
    public static func portrait(_ name: String) -> LocalizedStringResource {
      word("details.portrait.label", "Portrait of \(name)")
    }
  }
}
