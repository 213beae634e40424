// swift-tools-version: 6.1
import PackageDescription

// An application's own view files, with the imports that they have on iOS, and tests that draw them.

let package = Package(
    name: "BookClub",
    dependencies: [
        .package(name: "MessageShot", path: "../..")
    ],
    targets: [
        .target(
            name: "BookClub",
            dependencies: [
                .product(name: "UIKit", package: "MessageShot"),
                .product(name: "StreamChat", package: "MessageShot"),
                .product(name: "StreamChatUI", package: "MessageShot"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "BookClubTests",
            dependencies: ["BookClub", .product(name: "GoldenTesting", package: "MessageShot")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "BookClubSnapshotTests",
            dependencies: ["BookClub", .product(name: "SnapshotTesting", package: "MessageShot")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // In the Swift 6 mode, on the same views.
        .testTarget(
            name: "BookClubIsolationTests",
            dependencies: ["BookClub", .product(name: "SnapshotTesting", package: "MessageShot")]),
    ]
)
