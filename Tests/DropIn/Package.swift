// swift-tools-version: 6.1
import PackageDescription

// An application's own view files, with the imports that they have on iOS, and tests that draw them.

let uiKit: [Target.Dependency] = ["UIKit", "StreamChat", "StreamChatUI"].map {
    .product(name: $0, package: "MessageShot")
}

let swiftUI: [Target.Dependency] = ["SwiftUI", "StreamChat", "StreamChatSwiftUI", "Combine"].map {
    .product(name: $0, package: "MessageShot")
}

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
        // Helpers around assertions, of the kinds that projects have, in a module of their own and beside the tests.
        .target(
            name: "SnapshotHelpers",
            dependencies: [
                .product(name: "UIKit", package: "MessageShot"),
                .product(name: "SnapshotTesting", package: "MessageShot"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "BookClubHelperTests",
            dependencies: [
                "BookClub", "SnapshotHelpers", .product(name: "SnapshotTesting", package: "MessageShot"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // A whole application in UIKit, from its launch to its last screen, and its tests.
        .target(name: "TrailMates", dependencies: uiKit, swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "TrailMatesApp", dependencies: ["TrailMates"] + uiKit, swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "TrailMatesTests",
            dependencies: ["TrailMates", .product(name: "SnapshotTesting", package: "MessageShot")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        // An app's folder as Xcode has it, with what needs Apple's runtime.
        .target(
            name: "Turntable", dependencies: [.product(name: "UIKit", package: "MessageShot")],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "AppSources", package: "MessageShot")]),
        .testTarget(
            name: "TurntableTests", dependencies: ["Turntable"], swiftSettings: [.swiftLanguageMode(.v5)]),
        // The book club in SwiftUI, in both language modes: the second folder has links to the files of the first.
        .executableTarget(
            name: "BookClubSwiftUI", dependencies: swiftUI, swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(name: "BookClubSwiftUIMode6", dependencies: swiftUI),
        .testTarget(
            name: "BookClubSwiftUITests",
            dependencies: ["BookClubSwiftUI", .product(name: "SnapshotTesting", package: "MessageShot")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "BookClubSwiftUIMode6Tests",
            dependencies: ["BookClubSwiftUIMode6", .product(name: "SnapshotTesting", package: "MessageShot")]),
        // In the Swift 6 mode, on the same views.
        .testTarget(
            name: "BookClubIsolationTests",
            dependencies: ["BookClub", .product(name: "SnapshotTesting", package: "MessageShot")]),
    ]
)
