//
//  Color+Design.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import SwiftUI

extension Color {
    /// The background of a weather card.
    public static let cardBackground = Color.blue.opacity(0.12)
    /// The background of a banner.
    public static let bannerBackground = Color.orange.opacity(0.18)
}
