// swift-tools-version: 6.0
import PackageDescription

// A package for iOS. `messageshot swift test` runs its tests on Linux.
let package = Package(
    name: "Badges",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Badges", targets: ["Badges"])],
    dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0")],
    targets: [
        .target(name: "Badges"),
        .testTarget(
            name: "BadgesTests",
            dependencies: ["Badges", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
    ],
    swiftLanguageModes: [.v5])
