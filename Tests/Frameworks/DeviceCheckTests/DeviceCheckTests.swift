import DeviceCheck
import Testing

@Suite struct DeviceCheckTests {
  @Test func `DCDevice is unsupported, and generateToken throws featureUnsupported`() async {
    #expect(!DCDevice.current.isSupported)
    let error = await #expect(throws: DCError.self) { try await DCDevice.current.generateToken() }
    #expect(error == DCError(.featureUnsupported))
    #expect(error?.localizedDescription.contains("browser") == true)
  }

  @Test func `generateToken calls its completion handler with featureUnsupported`() async {
    let error = await withCheckedContinuation { continuation in
      DCDevice.current.generateToken { token, error in
        continuation.resume(returning: token == nil ? error : nil)
      }
    }
    #expect((error as? DCError)?.code == .featureUnsupported)
    #expect((error as? DCError)?.errorCode == 1)
  }

  @Test func `DCAppAttestService throws featureUnsupported for keys, attestations and assertions`()
    async throws
  {
    let service = DCAppAttestService.shared
    #expect(!service.isSupported)
    await #expect(throws: DCError(.featureUnsupported)) { try await service.generateKey() }
    await #expect(throws: DCError(.featureUnsupported)) {
      try await service.generateAssertion("key", clientDataHash: Data([1]))
    }
    do {
      _ = try await service.attestKey("key", clientDataHash: Data([1]))
      Issue.record("nothing was thrown")
    } catch DCError.featureUnsupported {
    }
  }
}
