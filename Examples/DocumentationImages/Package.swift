// swift-tools-version: 6.1
import PackageDescription

// A package whose documentation has pictures of its views: `swift run DocImages` draws them.

let package = Package(
    name: "CornerBakery",
    dependencies: [
        .package(name: "MessageShot", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "DocImages",
            dependencies: [
                .product(name: "DocumentationImages", package: "MessageShot"),
                .product(name: "StreamChatUI", package: "MessageShot"),
                .product(name: "SwiftUI", package: "MessageShot"),
                .product(name: "UIKit", package: "MessageShot"),
            ])
    ]
)
