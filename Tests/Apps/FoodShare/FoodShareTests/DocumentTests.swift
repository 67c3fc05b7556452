import Foundation
import StrataKitTesting
import Testing

/// Tests that the files that document 003 names exist at their paths.
@Suite struct DocumentTests {
    @Test(
        .mission("L-26", "L-30", "L-36", "L-45", "L-49"),
        arguments: [
            "Domain/Models/FoodListing.swift", "Domain/Repositories/FoodListingRepository.swift", "Data/DTOs/FoodListingDTO.swift",
            "Data/Repositories/SupabaseFoodListingRepository.swift", "Presentation/ViewModels/FeedViewModel.swift",
        ])
    func `every file that the document names exists at its path`(path: String) {
        #expect(FileManager.default.fileExists(atPath: feature.appending(path: path).path))
    }

    /// The folder of the document's feature.
    private var feature: URL {
        var root = URL(filePath: #filePath)
        while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path), root.path != "/" {
            root.deleteLastPathComponent()
        }
        return root.appending(path: "Apps/FoodShare/FoodShare/Features/Feed")
    }

    @Test(
        .mission("L-13", "L-19", "L-25"),
        arguments: [
            ("UseCase", ["Domain/UseCases"]), ("Repository", ["Domain/Repositories", "Data/Repositories"]), ("DTO", ["Data/DTOs"]),
            ("ViewModel", ["Presentation/ViewModels"]), ("View", ["Presentation/Views"]),
        ])
    func `files of each kind are in the folder of their layer`(kind: String, folders: [String]) throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: feature.path).filter { $0.hasSuffix("\(kind).swift") }
        #expect(!files.isEmpty)
        let misplaced = files.filter { file in
            !folders.contains { file == "\($0)/\(URL(filePath: file).lastPathComponent)" }
        }
        #expect(misplaced == [])
    }
}
