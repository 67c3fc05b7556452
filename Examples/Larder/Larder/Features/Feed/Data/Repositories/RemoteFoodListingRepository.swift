import Foundation

struct RemoteFoodListingRepository: FoodListingRepository {
    let session: NetworkSession
    var baseURL = Service.baseURL

    func fetchFoodListings() async throws -> [FoodListing] {
        guard let url = URL(string: "\(baseURL)/food_listings") else { throw AppError.service }
        let (data, response) = try await answer(to: URLRequest(url: url))
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw AppError.service }
        return try decoded(data).map { try $0.toDomain() }
    }

    private func answer(to request: URLRequest) async throws -> (Data, URLResponse) {
        do {
            return try await session.data(for: request)
        } catch {
            throw AppError.from(error)
        }
    }

    private func decoded(_ data: Data) throws -> [FoodListingDTO] {
        do {
            return try JSONDecoder().decode([FoodListingDTO].self, from: data)
        } catch {
            throw AppError.unreadable(field: "food_listings")
        }
    }
}
