import Foundation

protocol NetworkSession: Sendable {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
}

extension URLSession: NetworkSession {
    func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
}

extension NetworkSession {
    /// Returns the body of a response with status 2xx.
    ///
    /// - Throws: ``AppError/notFound`` for 404, ``AppError/service`` for another status than 2xx or a request that failed
    ///   for another reason, ``AppError/offline`` without a response.
    func answer(to request: URLRequest) async throws -> Data {
        let (data, response) = try await received(request)
        switch (response as? HTTPURLResponse)?.statusCode ?? 0 {
        case 200..<300: return data
        case 404: throw AppError.notFound
        default: throw AppError.service
        }
    }

    private func received(_ request: URLRequest) async throws -> (Data, URLResponse) {
        do {
            return try await data(for: request)
        } catch let error as URLError {
            throw error.hasNoAnswer ? AppError.offline : AppError.service
        }
    }
}

extension URLError {
    /// A Boolean value that indicates whether the service was not reached, instead of a faulty address or certificate.
    fileprivate var hasNoAnswer: Bool {
        switch code {
        case .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .networkConnectionLost,
            .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .timedOut:
            true
        default: false
        }
    }
}
