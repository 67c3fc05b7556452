extension PresetProject {
  private static let feed = "App/Features/Feed"

  static let layers = PresetProject(
    preset: "layers",
    kept: [
      "App/Core/Design/Colours.swift": "import SwiftUI\nenum Colours {}\n",
      "\(feed)/Domain/Models/FoodListing.swift":
        "import Foundation\nstruct FoodListing: Identifiable, Equatable, Sendable {\n  let id: UUID\n}\n",
      "\(feed)/Domain/Repositories/FoodListingRepository.swift":
        "import Foundation\nprotocol FoodListingRepository: Sendable {\n  func fetch(id: UUID) async throws -> FoodListing?\n}\n",
      "\(feed)/Data/DTOs/FoodListingDTO.swift":
        "import Foundation\nstruct FoodListingDTO: Codable, Sendable {\n  let id: String\n  func toDomain() -> FoodListing? { nil }\n}\n",
      "\(feed)/Data/Repositories/SupabaseFoodListingRepository.swift":
        "import Foundation\nimport Supabase\nfinal class SupabaseFoodListingRepository: FoodListingRepository {\n}\n",
      "\(feed)/Presentation/ViewModels/FeedViewModel.swift":
        "import Foundation\n\n@MainActor\n@Observable\nfinal class FeedViewModel {\n  var listings: [FoodListing] = []\n}\n",
      "\(feed)/Presentation/Views/FeedView.swift":
        "import SwiftUI\nstruct FeedView: View {\n  var body: some View { EmptyView() }\n}\n",
    ],
    slips: [
      .init(
        "domain-imports-foundation-only", "\(feed)/Domain/Models/FoodListing.swift:1",
        change: .edit(
          "\(feed)/Domain/Models/FoodListing.swift", "import Foundation", "import MapKit")),
      .init(
        "domain-without-supabase", "\(feed)/Domain/Models/FoodListing.swift:1",
        change: .edit(
          "\(feed)/Domain/Models/FoodListing.swift", "import Foundation",
          "import struct Supabase.Row")),
      .init(
        "domain-without-swiftui", "\(feed)/Domain/Models/New.swift:3",
        change: .put(
          "\(feed)/Domain/Models/New.swift",
          "#if canImport(SwiftUI)\n// why\n@preconcurrency import SwiftUI\n#endif")),
      .init(
        "domain-without-uikit", "\(feed)/Domain/Models/New.swift:1",
        change: .put("\(feed)/Domain/Models/New.swift", "import Foundation; import UIKit")),
      .init(
        "domain-not-codable", "\(feed)/Domain/Models/New.swift:3",
        "\(feed)/Domain/Models/New.swift:5",
        change: .put(
          "\(feed)/Domain/Models/New.swift",
          "typealias Wire = Sendable & Codable\nstruct Place: Equatable, Sendable {}\nextension Place: Wire {}\nenum Kind: String, Equatable, Sendable {\n  struct Part: Decodable {}\n}"
        )),
      .init(
        "domain-knows-no-data", "\(feed)/Domain/Models/New.swift:2",
        "\(feed)/Domain/Models/New.swift:3",
        change: .put(
          "\(feed)/Domain/Models/New.swift",
          "protocol Wants: Sendable {\n  func one() -> FoodListingDTO\n  var other: SupabaseFoodListingRepository { get }\n}"
        )),
      .init(
        "domain-knows-no-presentation", "\(feed)/Domain/Models/New.swift:1",
        change: .put("\(feed)/Domain/Models/New.swift", "let shown: FeedViewModel? = nil")),
      .init(
        "domain-values", "\(feed)/Domain/Models/New.swift:1",
        change: .put("\(feed)/Domain/Models/New.swift", "final class Basket {}")),
      .init(
        "data-imports", "\(feed)/Data/DTOs/FoodListingDTO.swift:1",
        change: .edit(
          "\(feed)/Data/DTOs/FoodListingDTO.swift", "import Foundation", "import Alamofire")),
      .init(
        "data-without-swiftui", "\(feed)/Data/DTOs/FoodListingDTO.swift:1",
        change: .edit(
          "\(feed)/Data/DTOs/FoodListingDTO.swift", "import Foundation", "import SwiftUI")),
      .init(
        "data-without-uikit", "\(feed)/Data/DTOs/FoodListingDTO.swift:1",
        change: .edit(
          "\(feed)/Data/DTOs/FoodListingDTO.swift", "import Foundation",
          "import class UIKit.UIImage")),
      .init(
        "data-knows-no-presentation", "\(feed)/Data/DTOs/FoodListingDTO.swift:4",
        change: .edit(
          "\(feed)/Data/DTOs/FoodListingDTO.swift", "-> FoodListing? { nil }",
          "-> FeedViewModel? { nil }")),
      .init(
        "presentation-imports", "\(feed)/Presentation/Views/FeedView.swift:1",
        change: .edit(
          "\(feed)/Presentation/Views/FeedView.swift", "import SwiftUI", "import MapKit")),
      .init(
        "presentation-without-supabase", "\(feed)/Presentation/Views/FeedView.swift:1",
        change: .edit(
          "\(feed)/Presentation/Views/FeedView.swift", "import SwiftUI", "import Supabase")),
      .init(
        "presentation-knows-no-data", "\(feed)/Presentation/ViewModels/FeedViewModel.swift:6",
        change: .edit(
          "\(feed)/Presentation/ViewModels/FeedViewModel.swift", "[FoodListing]", "[FoodListingDTO]"
        )),
      .init(
        "presentation-without-infrastructure", "\(feed)/Presentation/Views/FeedView.swift:3",
        change: .edit(
          "\(feed)/Presentation/Views/FeedView.swift", "EmptyView()",
          "Text(UserDefaults.standard.string(forKey: \"a\") ?? \"\")")),
      .init(
        "domain-models-plain", "\(feed)/Domain/Models/FoodListing.swift:2",
        change: .edit("\(feed)/Domain/Models/FoodListing.swift", ", Sendable", "")),
      .init(
        "repository-protocols-sendable",
        "\(feed)/Domain/Repositories/FoodListingRepository.swift:2",
        change: .edit("\(feed)/Domain/Repositories/FoodListingRepository.swift", ": Sendable", "")),
      .init(
        "dto-codable-sendable", "\(feed)/Data/DTOs/FoodListingDTO.swift:2",
        change: .edit("\(feed)/Data/DTOs/FoodListingDTO.swift", "Codable, Sendable", "Codable")),
      .init(
        "dto-to-domain", "\(feed)/Data/DTOs/FoodListingDTO.swift:2",
        change: .edit("\(feed)/Data/DTOs/FoodListingDTO.swift", "toDomain", "model")),
      .init(
        "view-models-observed", "\(feed)/Presentation/ViewModels/FeedViewModel.swift:4",
        change: .edit("\(feed)/Presentation/ViewModels/FeedViewModel.swift", "@MainActor\n", "")),
    ])
}
