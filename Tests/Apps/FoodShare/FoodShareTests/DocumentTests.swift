import Foundation
import StrataKitTesting
import Testing

/// The paths of the files that document 003 names.
@Suite struct DocumentTests {
    @Test(
        .mission("L-26", "L-30", "L-36", "L-45", "L-49"),
        arguments: [
            "Domain/Models/FoodListing.swift", "Domain/Repositories/FoodListingRepository.swift", "Data/DTOs/FoodListingDTO.swift",
            "Data/Repositories/SupabaseFoodListingRepository.swift", "Presentation/ViewModels/FeedViewModel.swift",
        ])
    func `every file that the document names exists at its path`(path: String) {
        var root = URL(filePath: #filePath)
        while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path), root.path != "/" {
            root.deleteLastPathComponent()
        }
        #expect(FileManager.default.fileExists(atPath: root.appending(path: "Apps/FoodShare/FoodShare/Features/Feed/\(path)").path))
    }
}
