// swift-tools-version: 6.1
import PackageDescription

// The targets below stand in the order in which data passes through them, from the ground up.

let package = Package(
    name: "MessageShot",
    products: [
        .executable(name: "messageshot", targets: ["messageshot"]),
        // What a package needs beside its tests: as a program that is built in seconds, and as commands of `swift package`.
        .executable(name: "goldens", targets: ["GoldenTool"]),
        .plugin(name: "ApproveGoldens", targets: ["ApproveGoldens"]),
        .plugin(name: "GoldenReport", targets: ["GoldenReport"]),
        .plugin(name: "UnusedGoldens", targets: ["UnusedGoldens"]),
        .library(
            name: "ChatUI",
            targets: ["ChatUI", "Client", "ChatModels", "Documents", "HeadlessUIKit", "Frames", "Rendering", "Raster"]),
        .library(
            name: "Pictures",
            targets: [
                "Pictures", "Annotations", "Styles", "SwiftUIStyles", "Client", "ChatModels", "Documents", "Devices",
                "Frames", "Rendering", "Files",
            ]),
        // The pictures of a package's documentation: the library, and the command that runs what is made with it.
        .library(name: "DocumentationImages", targets: ["DocumentationImages"]),
        .plugin(name: "DrawDocumentationImages", targets: ["DrawDocumentationImages"]),
        .library(name: "Conversion", targets: ["Conversion", "Documents"]),
        .library(name: "GoldenTesting", targets: ["GoldenTesting"]),
        .library(
            name: "ChatSwiftUI",
            targets: [
                "ChatSwiftUI", "Client", "ChatModels", "Documents", "HeadlessSwiftUI", "Frames", "Rendering", "Raster",
            ]),

        // The names that an application imports on iOS.
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "StreamChat", targets: ["StreamChat"]),
        .library(name: "StreamChatUI", targets: ["StreamChatUI"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
        .library(name: "SnapshotTestingCustomDump", targets: ["SnapshotTestingCustomDump"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "StreamChatSwiftUI", targets: ["StreamChatSwiftUI"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // For expected texts in the source and for one more text format; nothing else compiles them.
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
    ],
    targets: [
        // System: a module map and headers each. What is linked is named there: the flags of pkg-config name other files
        // and bring warnings.
        .systemLibrary(name: "CCairo", path: "Sources/System/CCairo", providers: [.apt(["libcairo2"])]),
        .systemLibrary(name: "CPango", path: "Sources/System/CPango", providers: [.apt(["libpangoft2-1.0-0"])]),
        .systemLibrary(
            name: "CGdkPixbuf", path: "Sources/System/CGdkPixbuf", providers: [.apt(["libgdk-pixbuf-2.0-0"])]),
        .systemLibrary(name: "CWebP", path: "Sources/System/CWebP", providers: [.apt(["libwebp7"])]),
        .systemLibrary(
            name: "CDeflate", path: "Sources/System/CDeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(
            name: "CMarkdown", path: "Sources/System/CMarkdown",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .systemLibrary(name: "CIndexStore", path: "Sources/System/CIndexStore"),

        // What the machine must have: compiled first of all, and the error names it.
        .target(name: "CRequirements", path: "Sources/System/CRequirements"),

        // What we assume of Swift's runtime and Foundation, a file for each assumption; ARCHITECTURE.md has the table.
        .target(
            name: "SwiftRuntime", dependencies: ["CSwiftRuntime"], path: "Sources/System/SwiftRuntime",
            exclude: ["CConformances", "CCurrentLocale", "CSwiftRuntime"]),
        // The same, as far as Swift has no words for it.
        .target(name: "CSwiftRuntime", path: "Sources/System/SwiftRuntime/CSwiftRuntime"),
        // In the place of the runtime's functions, for programs that start often.
        .target(
            name: "CConformances", dependencies: ["CSwiftRuntime"], path: "Sources/System/SwiftRuntime/CConformances"),
        // In the place of Foundation's functions, which have no settings: the current locale.
        .target(name: "CCurrentLocale", path: "Sources/System/SwiftRuntime/CCurrentLocale"),

        // Drawing: text in, frames in the middle, pixels out.
        .target(
            name: "Fonts", path: "Fonts", exclude: ["README.md", "cut.py", "families.py", "manifest.py", "round.py"],
            resources: [.copy("Files")]),
        .target(name: "Console", path: "Sources/Drawing/Console"),
        .target(name: "Frames", path: "Sources/Drawing/Frames"),
        .target(
            name: "Rendering", dependencies: ["Console", "Frames", "CRequirements"], path: "Sources/Drawing/Rendering",
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "Typesetting", dependencies: ["Frames", "Rendering", "Fonts", "CPango"],
            path: "Sources/Drawing/Typesetting"),
        .target(
            name: "Files", dependencies: ["Console", "SwiftRuntime", "CSwiftRuntime"], path: "Sources/Drawing/Files"),
        .target(name: "Markdown", dependencies: ["CMarkdown", "CRequirements"], path: "Sources/Drawing/Markdown"),
        .target(name: "Archives", dependencies: ["Console", "CDeflate"], path: "Sources/Drawing/Archives"),
        .target(
            name: "Raster",
            dependencies: [
                "Console", "Frames", "Rendering", "Fonts", "Files", "Typesetting", "CCairo", "CDeflate", "CGdkPixbuf",
                "CWebP",
            ],
            path: "Sources/Drawing/Raster"),

        // Headless: views that are laid out and never shown.
        .target(name: "Constraints", path: "Sources/Headless/Constraints"),
        .target(
            name: "UIKitValues",
            dependencies: [
                "Files", "Frames", "Rendering", "Fonts", "Markdown", "Typesetting", "Raster", "SwiftRuntime",
            ],
            path: "Sources/Headless/UIKitValues"),
        // What Foundation has on iOS for texts in languages, and lacks on Linux. ICU is the one that Foundation brings.
        .target(
            name: "Localization", dependencies: ["UIKitValues", "Frames", "Rendering", "Markdown", "CCurrentLocale"],
            path: "Sources/Headless/Localization",
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .target(
            name: "HeadlessUIKit",
            dependencies: [
                "UIKitValues", "Localization", "Frames", "Rendering", "Console", "Constraints", "SwiftRuntime",
                "Typesetting",
            ],
            path: "Sources/Headless/HeadlessUIKit"),
        .target(name: "CombineOperators", dependencies: ["OpenCombine"], path: "Sources/Headless/CombineOperators"),
        .target(
            name: "HeadlessSwiftUI",
            dependencies: [
                "UIKitValues", "Localization", "Frames", "Rendering", "Markdown", "SwiftRuntime", "Typesetting",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            path: "Sources/Headless/HeadlessSwiftUI"),
        .target(
            name: "HeadlessHosting",
            dependencies: ["HeadlessSwiftUI", "HeadlessUIKit", "UIKitValues", "Frames", "Rendering"],
            path: "Sources/Headless/HeadlessHosting"),

        // Chat: messages and the components that show them.
        .target(name: "Documents", dependencies: ["Console", "Files", "Yams"], path: "Sources/Chat/Documents"),
        .target(name: "ChatModels", dependencies: ["Console", "Documents"], path: "Sources/Chat/ChatModels"),
        .target(
            name: "Client", dependencies: ["ChatModels", "Documents", "Frames", "Rendering"],
            path: "Sources/Chat/Client"),
        .target(
            name: "Conversion",
            dependencies: [
                "Archives", "ChatModels", "Console", "Documents", "Files", "Frames", "Rendering", "Markdown",
            ],
            path: "Sources/Chat/Conversion", exclude: ["Emoji/LICENSE-emoji-data.txt"]),
        .target(
            name: "DocumentationPages", dependencies: ["Console", "Documents", "Files"],
            path: "Sources/Chat/DocumentationPages"),
        .target(
            name: "ChatLook",
            dependencies: ["ChatModels", "UIKitValues", "Console", "Frames", "Rendering", "Markdown"],
            path: "Sources/Chat/ChatLook"),
        .target(
            name: "Devices",
            dependencies: ["Documents", "ChatLook", "UIKitValues", "Typesetting", "Frames", "Rendering"],
            path: "Sources/Chat/Devices"),
        .target(
            name: "Annotations",
            dependencies: ["Console", "Documents", "Raster", "Typesetting", "Frames", "Rendering"],
            path: "Sources/Chat/Annotations"),
        .target(
            name: "ChatUI",
            dependencies: [
                "Devices", "ChatLook", "Client", "ChatModels", "HeadlessUIKit", "Frames", "Rendering", "Markdown",
            ],
            path: "Sources/Chat/ChatUI"),
        .target(
            name: "ChatSwiftUI",
            dependencies: [
                "Devices", "ChatLook", "Client", "ChatModels", "HeadlessSwiftUI", "UIKitValues", "Frames", "Rendering",
                "Markdown",
                "Console",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            path: "Sources/Chat/ChatSwiftUI"),
        .target(
            name: "Styles",
            dependencies: ["Documents", "ChatLook", "ChatUI", "ChatModels", "HeadlessUIKit", "Typesetting", "Frames"],
            path: "Sources/Chat/Styles"),

        .target(
            name: "SwiftUIStyles",
            dependencies: [
                "Styles", "ChatSwiftUI", "ChatLook", "ChatModels", "HeadlessSwiftUI", "UIKitValues", "Frames",
                "Rendering",
            ],
            path: "Sources/Chat/SwiftUIStyles"),
        .target(
            name: "Pictures",
            dependencies: [
                "Styles", "SwiftUIStyles", "ChatUI", "ChatSwiftUI", "Devices", "ChatLook", "Client", "ChatModels",
                "HeadlessUIKit", "HeadlessSwiftUI", "Comparison", "Raster", "Frames", "Rendering",
            ],
            path: "Sources/Chat/Pictures"),
        .target(
            name: "DocumentationImages",
            dependencies: [
                "Pictures", "Annotations", "Styles", "ChatUI", "ChatSwiftUI", "Devices", "ChatLook", "Client",
                "ChatModels", "Documents", "HeadlessUIKit", "HeadlessSwiftUI", "Comparison", "Console", "Files",
                "Fonts",
                "Raster", "Frames", "Rendering",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Chat/DocumentationImages"),

        .target(
            name: "PictureProjects",
            dependencies: [
                "Pictures", "Annotations", "DocumentationPages", "Styles", "ChatLook", "ChatUI", "ChatModels",
                "Devices", "Documents",
                "Comparison", "Console", "Files", "Raster", "Frames", "Rendering",
            ],
            path: "Sources/Chat/PictureProjects"),

        // Testing.
        .target(
            name: "Comparison", dependencies: ["Console", "Frames", "Rendering", "Raster", "Typesetting"],
            path: "Sources/Testing/Comparison"),
        .target(
            name: "Goldens", dependencies: ["Comparison", "Console", "Files", "Frames", "Rendering", "Raster"],
            path: "Sources/Testing/Goldens"),
        .target(
            name: "Lint", dependencies: ["Comparison", "Console", "Files", "Frames", "Rendering", "Raster"],
            path: "Sources/Testing/Lint"),
        .target(
            name: "Reports", dependencies: ["Goldens", "Comparison", "Console", "Files", "Frames", "Rendering"],
            path: "Sources/Testing/Reports",
            resources: [
                .embedInCode("Formats/report.schema.json"), .embedInCode("Page/report.html"),
                .embedInCode("Page/Script"), .embedInCode("Page/Style"),
            ]),
        .target(name: "CTestStart", path: "Sources/Testing/CTestStart"),
        .target(
            name: "GoldenCoverage", dependencies: ["Goldens", "Frames", "Rendering", "Raster", "CIndexStore"],
            path: "Sources/Testing/GoldenCoverage"),
        .target(
            name: "GoldenTesting",
            dependencies: [
                "Goldens", "Lint", "Comparison", "Console", "Files", "Frames", "Rendering", "Raster", "HeadlessUIKit",
                "CTestStart",
            ],
            path: "Sources/Testing/GoldenTesting"),

        .target(
            name: "SwiftUIGoldenTesting",
            dependencies: [
                "GoldenTesting", "Lint", "HeadlessSwiftUI", "HeadlessUIKit", "Comparison", "Frames", "Rendering",
                "SwiftRuntime",
            ],
            path: "Sources/Testing/SwiftUIGoldenTesting"),
        .target(
            name: "InlineSnapshotTesting",
            dependencies: [
                "SnapshotTesting", "GoldenTesting", "Goldens", "Files", "Frames", "Rendering",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Sources/Testing/InlineSnapshotTesting"),
        .target(
            name: "SnapshotTestingCustomDump",
            dependencies: [
                "SnapshotTesting", "GoldenTesting", .product(name: "CustomDump", package: "swift-custom-dump"),
            ],
            path: "Sources/Testing/SnapshotTestingCustomDump"),

        // Tools.
        .target(
            name: "GalleryResources", path: "Sources/Tools/Gallery",
            exclude: ["Gallery.swift", "Scenes", "SwiftUI", "Pictures/make-pictures.py"],
            sources: ["Resources"],
            resources: [
                .copy("Message"), .copy("WorkingWithMessageListLayout"), .copy("MessageList"),
                .copy("CustomizingComponents"), .copy("MessageListView"), .copy("Pictures"),
            ]),
        .target(
            name: "Gallery",
            dependencies: [
                "DocumentationImages", "GalleryResources", "Devices", "Frames", "Rendering", "ChatModels", "ChatUI",
                "HeadlessUIKit",
            ],
            path: "Sources/Tools/Gallery", exclude: ["Resources", "Pictures", "SwiftUI", "MessageListView"]),
        .target(
            name: "SwiftUIGallery",
            dependencies: [
                "DocumentationImages", "Gallery", "GalleryResources", "ChatSwiftUI", "ChatModels", "HeadlessSwiftUI",
                "Frames", "Rendering",
            ],
            path: "Sources/Tools/Gallery",
            exclude: [
                "Gallery.swift", "Scenes", "Resources", "Pictures", "Message", "WorkingWithMessageListLayout",
                "MessageList", "CustomizingComponents",
            ],
            sources: ["SwiftUI", "MessageListView"]),
        .target(
            name: "GalleryPages",
            dependencies: ["DocumentationImages", "Gallery", "SwiftUIGallery", "GalleryResources"],
            path: "Sources/Tools/GalleryPages"),
        .target(
            name: "GoldenCommands",
            dependencies: [
                "GoldenCoverage", "Reports", "Goldens", "Comparison", "Console", "Files", "Frames",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Tools/GoldenCommands"),
        .target(name: "Batch", dependencies: ["Console", "Documents", "Files"], path: "Sources/Tools/Batch"),
        .executableTarget(
            name: "GoldenTool",
            dependencies: [
                "GoldenCommands", "Files", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Tools/GoldenTool"),
        .executableTarget(
            name: "messageshot",
            dependencies: [
                "GoldenCommands", "Batch", "Console", "Files", "Fonts", "Frames", "Rendering", "Raster", "Typesetting",
                "Documents",
                "ChatModels", "Devices", "ChatUI",
                "Conversion", "Pictures", "Annotations", "PictureProjects", "Comparison", "Goldens", "Lint", "Reports",
                "Styles", "ChatLook", "HeadlessSwiftUI",
                "HeadlessUIKit", "UIKitValues",
                "DocumentationImages", "GalleryPages", "GalleryResources", "CConformances", "CSwiftRuntime",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Tools/messageshot"),
        .plugin(
            name: "ApproveGoldens",
            capability: .command(
                intent: .custom(verb: "approve", description: "Takes new pictures of golden tests as goldens."),
                permissions: [.writeToPackageDirectory(reason: "It puts new pictures in the place of goldens.")])),
        .plugin(
            name: "DrawDocumentationImages",
            capability: .command(
                intent: .custom(verb: "docs-images", description: "Draws the pictures of the documentation."),
                permissions: [.writeToPackageDirectory(reason: "It writes pictures into the documentation.")])),
        .plugin(
            name: "GoldenReport",
            capability: .command(
                intent: .custom(verb: "golden-report", description: "Shows what the last run of golden tests found."))),
        .plugin(
            name: "UnusedGoldens",
            capability: .command(
                intent: .custom(verb: "unused-goldens", description: "Names goldens that no test uses any more."))),
        .executableTarget(
            name: "fidelity",
            dependencies: [
                "Comparison", "Frames", "Rendering", "Raster", "ChatModels", "ChatLook", "UIKitValues", "ChatUI",
                "HeadlessUIKit",
                "ChatSwiftUI", "HeadlessSwiftUI", "CConformances",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Tools/fidelity"),
        .executableTarget(
            name: "bench",
            dependencies: [
                "GoldenCommands", "PictureProjects", "Pictures", "Comparison", "Goldens", "Files", "Frames",
                "Rendering", "Raster",
                "ChatModels",
                "ChatUI", "ChatSwiftUI", "Styles", "HeadlessUIKit", "HeadlessSwiftUI",
                "CConformances",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Tools/bench"),

        // Aliases: a line or a few each, which export other modules under the name that they have on iOS.
        .target(
            name: "UIKit", dependencies: ["HeadlessUIKit", "_Testing_UIKit"], path: "Sources/Aliases/UIKit"),
        .target(name: "_Testing_UIKit", path: "Sources/Aliases/_Testing_UIKit"),
        .target(
            name: "StreamChat", dependencies: ["Client", "ChatModels"], path: "Sources/Aliases/StreamChat"),
        .target(
            name: "StreamChatUI", dependencies: ["ChatUI", "ChatModels", "HeadlessUIKit"],
            path: "Sources/Aliases/StreamChatUI"),
        .target(
            name: "SwiftUI", dependencies: ["HeadlessHosting", "HeadlessSwiftUI", "HeadlessUIKit", "Combine"],
            path: "Sources/Aliases/SwiftUI"),
        .target(
            name: "StreamChatSwiftUI", dependencies: ["ChatSwiftUI", "HeadlessUIKit"],
            path: "Sources/Aliases/StreamChatSwiftUI"),
        .target(
            name: "SnapshotTesting", dependencies: ["GoldenTesting", "SwiftUIGoldenTesting", "HeadlessUIKit"],
            path: "Sources/Aliases/SnapshotTesting"),
        .target(
            name: "Combine",
            dependencies: [
                "CombineOperators", "OpenCombine",
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ],
            path: "Sources/Aliases/Combine"),

        // Tests, in the same folders as what they test.
        .testTarget(
            name: "SwiftRuntimeTests", dependencies: ["SwiftRuntime", "CSwiftRuntime", "CConformances"],
            path: "Tests/System/SwiftRuntimeTests"),
        .testTarget(name: "FramesTests", dependencies: ["Frames", "Rendering"], path: "Tests/Drawing/FramesTests"),
        .testTarget(
            name: "RenderingTests", dependencies: ["Frames", "Rendering"], path: "Tests/Drawing/RenderingTests"),
        .testTarget(
            name: "TypesettingTests", dependencies: ["Typesetting", "Frames", "Rendering", "Fonts", "CPango"],
            path: "Tests/Drawing/TypesettingTests"),
        .testTarget(name: "ConsoleTests", dependencies: ["Console"], path: "Tests/Drawing/ConsoleTests"),
        .testTarget(name: "ArchivesTests", dependencies: ["Archives"], path: "Tests/Drawing/ArchivesTests"),
        .testTarget(
            name: "FilesTests", dependencies: ["Files", "KilledWriter", "BuiltPrograms"],
            path: "Tests/Drawing/FilesTests"),
        .testTarget(name: "MarkdownTests", dependencies: ["Markdown"], path: "Tests/Drawing/MarkdownTests"),
        // A program that writes until a test ends it.
        .executableTarget(
            name: "KilledWriter", dependencies: ["Files", "Console"], path: "Tests/Drawing/KilledWriter"),
        .testTarget(
            name: "RasterTests", dependencies: ["Raster", "Files", "Frames", "Rendering", "Typesetting", "CGdkPixbuf"],
            path: "Tests/Drawing/RasterTests"),
        .testTarget(name: "ConstraintsTests", dependencies: ["Constraints"], path: "Tests/Headless/ConstraintsTests"),
        .testTarget(
            name: "LocalizationTests", dependencies: ["Localization", "Frames", "Rendering"],
            path: "Tests/Headless/LocalizationTests"),
        .testTarget(
            name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "Frames", "Rendering", "Raster"],
            path: "Tests/Headless/HeadlessUIKitTests"),
        // Pictures of everything of one kind: all text styles, all controls.
        .testTarget(
            name: "UIKitSheetTests", dependencies: ["HeadlessUIKit", "Frames", "Rendering", "GoldenTesting", "Raster"],
            path: "Tests/Headless/UIKitSheetTests"),
        .testTarget(name: "CombineTests", dependencies: ["Combine"], path: "Tests/Headless/CombineTests"),
        .testTarget(
            name: "CombineSwift5Tests", dependencies: ["Combine"], path: "Tests/Headless/CombineSwift5Tests",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "HeadlessSwiftUITests",
            dependencies: [
                "HeadlessSwiftUI", "Frames", "Rendering", "Raster", "Typesetting",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            path: "Tests/Headless/HeadlessSwiftUITests"),
        // Files of the target above, which applications in language mode 5 compile too.
        .testTarget(
            name: "HeadlessSwiftUIMode5Tests", dependencies: ["HeadlessSwiftUI", "Frames", "Rendering"],
            path: "Tests/Headless/HeadlessSwiftUIMode5Tests", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "HeadlessHostingTests",
            dependencies: ["HeadlessHosting", "HeadlessSwiftUI", "HeadlessUIKit", "Frames", "Rendering"],
            path: "Tests/Headless/HeadlessHostingTests"),
        .testTarget(name: "DocumentsTests", dependencies: ["Documents"], path: "Tests/Chat/DocumentsTests"),
        .testTarget(
            name: "ChatModelsTests", dependencies: ["ChatModels", "Documents"], path: "Tests/Chat/ChatModelsTests",
            exclude: ["Fixtures"]),
        .testTarget(
            name: "ClientTests", dependencies: ["Client", "ChatModels", "Frames", "Rendering"],
            path: "Tests/Chat/ClientTests"),
        .testTarget(
            name: "ConversionTests", dependencies: ["Conversion", "ChatModels", "Frames", "Pictures", "Styles"],
            path: "Tests/Chat/ConversionTests", exclude: ["Exports"]),
        .testTarget(
            name: "DocumentationPagesTests", dependencies: ["DocumentationPages", "Documents", "CMarkdown"],
            path: "Tests/Chat/DocumentationPagesTests"),
        .testTarget(
            name: "ChatUITests",
            dependencies: [
                "ChatUI", "ChatLook", "Devices", "ChatModels", "HeadlessUIKit", "Frames", "Rendering", "GoldenTesting",
                "Lint",
            ],
            path: "Tests/Chat/ChatUITests"),
        .testTarget(
            name: "ChatSwiftUITests",
            dependencies: [
                "ChatSwiftUI", "ChatModels", "ChatLook", "HeadlessSwiftUI", "Raster", "Frames", "Rendering",
            ],
            path: "Tests/Chat/ChatSwiftUITests"),
        .testTarget(
            name: "StylesTests",
            dependencies: [
                "Styles", "Documents", "ChatUI", "ChatModels", "HeadlessUIKit", "Frames", "Rendering", "GoldenTesting",
            ],
            path: "Tests/Chat/StylesTests"),
        .testTarget(
            name: "SwiftUIStylesTests",
            dependencies: [
                "SwiftUIStyles", "Styles", "ChatSwiftUI", "ChatLook", "ChatModels", "HeadlessSwiftUI", "Frames",
                "Rendering",
            ],
            path: "Tests/Chat/SwiftUIStylesTests"),
        .testTarget(
            name: "PicturesTests",
            dependencies: [
                "Pictures", "Styles", "Devices", "ChatModels", "ChatLook", "Frames", "Rendering", "Raster",
                "GoldenTesting", "Lint",
            ],
            path: "Tests/Chat/PicturesTests"),
        .testTarget(
            name: "PictureProjectsTests",
            dependencies: ["PictureProjects", "Pictures", "Documents", "Frames", "Raster"],
            path: "Tests/Chat/PictureProjectsTests"),
        .testTarget(
            name: "AnnotationsTests",
            dependencies: [
                "Annotations", "Pictures", "Styles", "ChatModels", "Documents", "Typesetting", "Frames", "Rendering",
                "Raster",
                "GoldenTesting",
            ],
            path: "Tests/Chat/AnnotationsTests"),
        .testTarget(
            name: "DocumentationImagesTests",
            dependencies: [
                "DocumentationImages", "Annotations", "ChatUI", "ChatModels", "HeadlessUIKit", "HeadlessSwiftUI",
                "Raster",
                "Frames", "Rendering", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/Chat/DocumentationImagesTests"),
        .testTarget(
            name: "ComparisonTests",
            dependencies: [
                "Comparison", "Frames", "Rendering", "Raster", "ChatUI", "ChatModels", "HeadlessUIKit",
            ],
            path: "Tests/Testing/ComparisonTests"),
        .testTarget(
            name: "GoldenCoverageTests", dependencies: ["GoldenCoverage", "Goldens", "Frames", "Raster"],
            path: "Tests/Testing/GoldenCoverageTests"),
        .testTarget(
            name: "GoldenTestingTests",
            dependencies: [
                "GoldenTesting", "Goldens", "Comparison", "Frames", "Rendering", "Raster", "HeadlessUIKit",
                "HeadlessSwiftUI",
                "HeadlessHosting", "ChatUI", "ChatSwiftUI", "ChatLook", "ChatModels",
            ],
            path: "Tests/Testing/GoldenTestingTests"),
        .testTarget(
            name: "InlineSnapshotTestingTests",
            dependencies: [
                "InlineSnapshotTesting", "SnapshotTestingCustomDump", "GoldenTesting",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            path: "Tests/Testing/InlineSnapshotTestingTests"),
        .testTarget(
            name: "SwiftUIGoldenTestingTests",
            dependencies: [
                "SwiftUIGoldenTesting", "GoldenTesting", "Goldens", "HeadlessSwiftUI", "HeadlessUIKit", "ChatSwiftUI",
                "ChatModels", "Frames", "Rendering",
            ],
            path: "Tests/Testing/SwiftUIGoldenTestingTests"),
        .testTarget(
            name: "LintTests",
            dependencies: [
                "Lint", "GoldenTesting", "Goldens", "SwiftUIGoldenTesting", "ChatUI", "ChatSwiftUI", "ChatModels",
                "HeadlessUIKit", "HeadlessSwiftUI", "HeadlessHosting", "Files", "Frames", "Rendering",
            ],
            path: "Tests/Testing/LintTests"),
        .testTarget(
            name: "ReportTests",
            dependencies: [
                "Reports", "Goldens", "GoldenTesting", "Comparison", "Console", "Frames", "Rendering", "Raster",
                "ChatUI",
                "ChatModels",
                "HeadlessUIKit",
            ],
            path: "Tests/Testing/ReportTests", exclude: ["browser"]),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "DocumentationImages", "Gallery", "GalleryPages", "ChatUI", "ChatModels", "HeadlessUIKit", "Files",
                "Frames", "Rendering",
            ],
            path: "Tests/Tools/GalleryTests"),
        .executableTarget(name: "BatchWorker", dependencies: ["Batch", "Files"], path: "Tests/Tools/BatchWorker"),
        .testTarget(
            name: "BatchTests", dependencies: ["Batch", "BatchWorker", "BuiltPrograms", "Files"],
            path: "Tests/Tools/BatchTests"),
        // A program of two pictures, as packages make one with `DocumentationImages`.
        .executableTarget(
            name: "DescribedPictures", dependencies: ["DocumentationImages", "HeadlessUIKit"],
            path: "Tests/Tools/DescribedPictures"),
        .testTarget(
            name: "MessageshotTests",
            dependencies: [
                "messageshot", "DescribedPictures", "LaunchedApp", "LaunchedSwiftUIApp", "BuiltPrograms", "Comparison",
                "CConformances", "Goldens", "Raster", "Frames", "Rendering", "Fonts",
            ],
            path: "Tests/Tools/MessageshotTests"),
        // Finds and runs the programs that are built beside the tests.
        .target(name: "BuiltPrograms", path: "Tests/Tools/BuiltPrograms"),
        // The programs of two apps, whose first screens `messageshot app` draws.
        .executableTarget(
            name: "LaunchedApp", dependencies: ["UIKit"], path: "Tests/Tools/LaunchedApp",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "LaunchedSwiftUIApp", dependencies: ["SwiftUI", "UIKit"], path: "Tests/Tools/LaunchedSwiftUIApp"),
        .testTarget(
            name: "FidelityTests", dependencies: ["fidelity", "ChatModels", "Frames"],
            path: "Tests/Tools/FidelityTests"),

        // Files as applications write them, with the imports that they have on iOS.
        .testTarget(
            name: "StreamChatUITests", dependencies: ["UIKit", "StreamChat", "StreamChatUI"],
            path: "Tests/Aliases/StreamChatUITests", swiftSettings: [.swiftLanguageMode(.v5)]),

        // Fuzzing: what is run, the program that runs it for long, and a short run with all that was ever found.
        .target(
            name: "FuzzTargets",
            dependencies: [
                "Annotations", "Batch", "ChatModels", "Comparison", "Conversion", "DocumentationPages", "Documents",
                "Frames", "Rendering", "Goldens", "Lint", "Markdown", "Raster", "Reports", "Typesetting",
            ],
            path: "Tests/Fuzz/FuzzTargets"),
        .target(
            name: "ChatFuzzTargets",
            dependencies: [
                "FuzzTargets", "ChatModels", "Devices", "Documents", "Frames", "Rendering", "PictureProjects",
                "Pictures", "Raster",
                "Styles", "Typesetting",
            ],
            path: "Tests/Fuzz/ChatFuzzTargets"),
        .target(name: "FuzzRunner", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/FuzzRunner"),
        .executableTarget(
            name: "fuzz", dependencies: ["ChatFuzzTargets", "FuzzTargets", "FuzzRunner", "CConformances"],
            path: "Tests/Fuzz/fuzz"),
        .executableTarget(
            name: "readerfuzz", dependencies: ["FuzzTargets", "FuzzRunner", "CConformances"],
            path: "Tests/Fuzz/readerfuzz"),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["BuiltPrograms", "ChatFuzzTargets", "ChatModels", "FuzzTargets", "messageshot"],
            path: "Tests/Fuzz/FuzzTests"),

        // The examples of the documents and of the doc comments compile, and their commands run. The Swift ones may use
        // all of these modules.
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "UIKit", "SwiftUI", "StreamChat", "StreamChatUI", "StreamChatSwiftUI", "SnapshotTesting", "Pictures",
                "InlineSnapshotTesting", "SnapshotTestingCustomDump", "Styles", "SwiftUIStyles", "Reports", "Files",
                "Constraints", "Markdown", "Conversion", "DocumentationImages", "Annotations",
                "messageshot", "LaunchedApp", "BuiltPrograms",
            ],
            path: "Tests/Documentation/DocumentationTests"),
    ]
)

// The plugin that makes the documentation is fetched for `make documentation` alone.
if Context.environment["MESSAGESHOT_DOCUMENTATION"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
