//
//  MockLocationManager.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Combine
import CoreLocation

@testable import WeDaApp

@MainActor
final class MockLocationManager: LocationManagerProtocol {
    let status = CurrentValueSubject<CLAuthorizationStatus, Never>(.notDetermined)
    let place = PassthroughSubject<CLLocationCoordinate2D?, Never>()
    var permissionRequests = 0
    var locationRequests = 0

    var authorizationStatus: AnyPublisher<CLAuthorizationStatus, Never> {
        status.eraseToAnyPublisher()
    }
    var location: AnyPublisher<CLLocationCoordinate2D?, Never> { place.eraseToAnyPublisher() }

    func requestPermission() { permissionRequests += 1 }
    func requestLocation() { locationRequests += 1 }
}
