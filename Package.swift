// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// The targets below stand in the order in which data passes through them, from the ground up.

/// The folders of the C libraries' headers, as pkg-config reads them.
let headers = Context.packageDirectory + "/Sources/System/headers.pc"

let package = Package(
    name: "MessageShot",
    products: [
        .executable(name: "messageshot", targets: ["messageshot"]),
        // What a package needs beside its tests: as a program that is built in seconds, and as commands of `swift package`.
        .executable(name: "goldens", targets: ["GoldenTool"]),
        .plugin(name: "AppSources", targets: ["AppSources"]),
        .plugin(name: "ApproveGoldens", targets: ["ApproveGoldens"]),
        .plugin(name: "GoldenReport", targets: ["GoldenReport"]),
        .plugin(name: "UnusedGoldens", targets: ["UnusedGoldens"]),
        .library(
            name: "ChatUI",
            targets: ["ChatUI", "Client", "ChatModels", "Documents", "HeadlessUIKit", "Frames", "Rendering", "Raster"]),
        .library(
            name: "Pictures",
            targets: [
                "Pictures", "Annotations", "Styles", "UIKitStyles", "SwiftUIStyles", "Client", "ChatModels",
                "Documents",
                "Devices", "Frames", "Rendering", "Files",
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

        // All of these in one shared library, which `make kit` packs with its modules.
        .library(
            name: "MessageShotKit", type: .dynamic,
            targets: [
                "UIKit", "SwiftUI", "Combine", "StreamChat", "StreamChatUI", "StreamChatSwiftUI", "SnapshotTesting",
                "InlineSnapshotTesting", "SnapshotTestingCustomDump", "GoldenTesting", "DocumentationImages",
                "Conversion", "PreviewHost",
            ]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // The sockets of the page of previews. FlyingFox's server would link FoundationNetworking, and with it libcurl.
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        // For expected texts in the source and for one more text format; nothing else compiles them.
        .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
    ],
    targets: [
        // System: a module map and a header that includes the library's own.
        .systemLibrary(
            name: "CCairo", path: "Sources/System/CCairo", pkgConfig: headers, providers: [.apt(["libcairo2-dev"])]),
        .systemLibrary(
            name: "CPango", path: "Sources/System/CPango", pkgConfig: headers, providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(
            name: "CGdkPixbuf", path: "Sources/System/CGdkPixbuf", pkgConfig: headers,
            providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(name: "CWebP", path: "Sources/System/CWebP", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(
            name: "CDeflate", path: "Sources/System/CDeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(
            name: "CMarkdown", path: "Sources/System/CMarkdown",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .systemLibrary(name: "CIndexStore", path: "Sources/System/CIndexStore"),

        // What we assume of Swift's runtime and Foundation, a file for each assumption; ARCHITECTURE.md has the table.
        .library(
            "SwiftRuntime", in: "Sources/System", uses: ["CSwiftRuntime"],
            exclude: ["CConformances", "CCurrentLocale", "CSwiftRuntime"]),
        // The same, as far as Swift has no words for it.
        .library("CSwiftRuntime", in: "Sources/System/SwiftRuntime"),
        // In the place of the runtime's functions, for programs that start often.
        .library("CConformances", in: "Sources/System/SwiftRuntime", uses: ["CSwiftRuntime"]),
        // In the place of Foundation's functions, which have no settings: the current locale.
        .library("CCurrentLocale", in: "Sources/System/SwiftRuntime"),

        // Drawing: text in, frames in the middle, pixels out.
        .target(
            name: "Fonts", path: "Fonts",
            exclude: ["README.md", "cut.py", "families.py", "manifest.py", "round.py", "widths.py", "SanFrancisco"],
            resources: [.copy("Files")]),
        .library("Console", in: "Sources/Base"),
        .library(
            "Frames", in: "Sources/Drawing", resources: [.embedInCode("Tree/frames.schema.json")]),
        .library(
            "Rendering", in: "Sources/Drawing", uses: ["Console", "Frames"],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .library(
            "Typesetting", in: "Sources/Drawing", uses: ["Frames", "Rendering", "Fonts", "CPango"],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        .library("Files", in: "Sources/Base", uses: ["Console", "SwiftRuntime", "CSwiftRuntime"]),
        .library("Markdown", in: "Sources/Base", uses: ["CMarkdown"]),
        .library("AssetCatalogs", in: "Sources/Base"),
        .library("Archives", in: "Sources/Base", uses: ["Console", "CDeflate"]),
        .library("XcodeProjects", in: "Sources/Base"),
        .library(
            "WebPages", in: "Sources/Base", uses: ["Console", "Files"], resources: [.embedInCode("page.css")]),
        .library(
            "Raster", in: "Sources/Drawing",
            uses: [
                "Console", "Frames", "Rendering", "Fonts", "Files", "Typesetting", "CCairo", "CDeflate", "CGdkPixbuf",
                "CWebP",
            ]),

        .library("VectorImages", in: "Sources/Drawing", uses: ["Frames"]),

        // Headless: views that are laid out and never shown.
        .library("Constraints", in: "Sources/Headless"),
        .library(
            "UIKitValues", in: "Sources/Headless",
            uses: [
                "AssetCatalogs", "Files", "Frames", "Rendering", "Fonts", "Markdown", "ObjectiveCRuntime",
                "Typesetting",
                "Raster", "SwiftRuntime", "VectorImages",
            ]),
        // What Foundation has on iOS for texts in languages, and lacks on Linux. ICU is the one that Foundation brings.
        .library(
            "Localization", in: "Sources/Headless",
            uses: ["UIKitValues", "Frames", "Rendering", "Markdown", "CCurrentLocale"],
            linkerSettings: [.linkedLibrary("_FoundationICU")]),
        // `#Preview` and its traits, under the name that the module has on iOS.
        .library("DeveloperToolsSupport", in: "Sources/Headless", uses: ["SwiftUIMacros"]),
        // The program that expands macros for the compiler, and what it does. Tests of a macro's target would be built as
        // tools are, with all that other tests use.
        .library("MacroExpansion", in: "Sources/Headless"),
        .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"], path: "Sources/Headless/SwiftUIMacros"),
        // What apps use of Objective-C: selectors, messages by name, observers and timers with selectors.
        .library("ObjectiveCRuntime", in: "Sources/Headless", uses: ["Rendering", "SwiftRuntime"]),
        // Storyboards and nibs as values.
        .library("InterfaceBuilder", in: "Sources/Headless"),
        .library(
            "HeadlessUIKit", in: "Sources/Headless",
            uses: [
                "UIKitValues", "Localization", "DeveloperToolsSupport", "ObjectiveCRuntime", "Frames", "Rendering",
                "Console", "Constraints", "InterfaceBuilder", "SwiftRuntime", "Typesetting",
            ]),
        .library("CombineOperators", in: "Sources/Headless", uses: ["OpenCombine"]),
        .library(
            "HeadlessSwiftUI", in: "Sources/Headless",
            uses: [
                "UIKitValues", "Localization", "DeveloperToolsSupport", "SwiftUIMacros", "Frames", "Rendering",
                "Markdown", "SwiftRuntime", "Typesetting",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        .library(
            "HeadlessHosting", in: "Sources/Headless",
            uses: ["HeadlessSwiftUI", "HeadlessUIKit", "UIKitValues", "Frames", "Rendering"]),
        .library(
            "Previews", in: "Sources/Headless",
            uses: ["DeveloperToolsSupport", "HeadlessSwiftUI", "HeadlessUIKit", "SwiftRuntime"]),

        // Chat: messages and the components that show them.
        .library("Documents", in: "Sources/Base", uses: ["Console", "Files", "Yams"]),
        .library("ChatModels", in: "Sources/Chat", uses: ["Console", "Documents"]),
        .library("Client", in: "Sources/Chat", uses: ["ChatModels", "Documents", "Frames", "Rendering"]),
        .library(
            "Conversion", in: "Sources/Chat",
            uses: ["Archives", "ChatModels", "Console", "Documents", "Files", "Frames", "Rendering", "Markdown"],
            exclude: ["Emoji/LICENSE-emoji-data.txt"]),
        .library(
            "DocumentationPages", in: "Sources/Documentation",
            uses: ["Console", "Documents", "Files", "Markdown", "WebPages"]),
        .library(
            "ChatLook", in: "Sources/Chat",
            uses: ["ChatModels", "UIKitValues", "Console", "Frames", "Rendering", "Markdown"]),
        .library(
            "Devices", in: "Sources/Chat",
            uses: ["Documents", "ChatLook", "UIKitValues", "Typesetting", "Frames", "Rendering"]),
        .library(
            "Annotations", in: "Sources/Drawing",
            uses: ["Console", "Documents", "Raster", "Typesetting", "Frames", "Rendering"]),
        .library(
            "ChatUI", in: "Sources/Chat",
            uses: ["Devices", "ChatLook", "Client", "ChatModels", "HeadlessUIKit", "Frames", "Rendering", "Markdown"]),
        .library(
            "ChatSwiftUI", in: "Sources/Chat",
            uses: [
                "Devices", "ChatLook", "Client", "ChatModels", "HeadlessSwiftUI", "UIKitValues", "Frames", "Rendering",
                "Markdown", "Console", .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        .library(
            "Styles", in: "Sources/Chat",
            uses: ["Documents", "ChatLook", "ChatModels", "UIKitValues", "Typesetting", "Frames"]),
        .library(
            "UIKitStyles", in: "Sources/Chat",
            uses: ["Styles", "ChatUI", "ChatLook", "ChatModels", "HeadlessUIKit", "UIKitValues"]),
        .library(
            "SwiftUIStyles", in: "Sources/Chat",
            uses: [
                "Styles", "ChatSwiftUI", "ChatLook", "ChatModels", "HeadlessSwiftUI", "UIKitValues", "Frames",
                "Rendering",
            ]),
        .library(
            "Pictures", in: "Sources/Chat",
            uses: [
                "Styles", "UIKitStyles", "SwiftUIStyles", "ChatUI", "ChatSwiftUI", "Devices", "ChatLook", "Client",
                "ChatModels", "Documents",
                "HeadlessUIKit", "HeadlessSwiftUI", "Comparison", "Raster", "Frames", "Rendering",
            ]),
        .library(
            "DocumentationImages", in: "Sources/Documentation",
            uses: [
                "Previews", "Pictures", "Annotations", "DocumentationPages", "Styles", "ChatUI", "ChatSwiftUI",
                "Devices",
                "ChatLook", "Client", "ChatModels", "Documents", "HeadlessUIKit", "HeadlessSwiftUI", "Comparison",
                "Console", "Files", "Fonts", "Raster", "Frames", "Rendering", "Typesetting", "WebPages",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // Testing.
        .library(
            "Comparison", in: "Sources/Drawing", uses: ["Console", "Frames", "Rendering", "Raster", "Typesetting"]),
        .library(
            "Goldens", in: "Sources/Testing", uses: ["Comparison", "Console", "Files", "Frames", "Rendering", "Raster"]),
        .library(
            "Lint", in: "Sources/Testing", uses: ["Comparison", "Console", "Files", "Frames", "Rendering", "Raster"]),
        .library(
            "Reports", in: "Sources/Testing",
            uses: ["Goldens", "Comparison", "Console", "Files", "Frames", "Rendering", "WebPages"],
            resources: [
                .embedInCode("Formats/report.schema.json"), .embedInCode("Page/report.html"),
                .embedInCode("Page/Script"), .embedInCode("Page/Style"),
            ]),
        .library("CTestStart", in: "Sources/Testing"),
        .library(
            "GoldenCoverage", in: "Sources/Testing",
            uses: ["Goldens", "Files", "Frames", "Rendering", "Raster", "CIndexStore"]),
        .library(
            "GoldenTesting", in: "Sources/Testing",
            uses: [
                "Goldens", "Lint", "Comparison", "Console", "Files", "Frames", "Rendering", "Raster", "Typesetting",
                "HeadlessUIKit", "CTestStart",
            ]),

        .library(
            "SwiftUIGoldenTesting", in: "Sources/Testing",
            uses: [
                "GoldenTesting", "Lint", "Previews", "HeadlessSwiftUI", "HeadlessUIKit", "Comparison", "Frames",
                "Rendering",
            ]),
        .library(
            "InlineSnapshotTesting", in: "Sources/Aliases",
            uses: [
                "SnapshotTesting", "GoldenTesting", "Goldens", "Files", "Frames", "Rendering",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .library(
            "SnapshotTestingCustomDump", in: "Sources/Aliases",
            uses: ["SnapshotTesting", "GoldenTesting", .product(name: "CustomDump", package: "swift-custom-dump")]),

        // Tools.
        .library(
            "Gallery", in: "Sources/Tools",
            uses: ["DocumentationImages", "Devices", "Frames", "Rendering", "ChatModels", "ChatUI", "HeadlessUIKit"],
            exclude: ["Pictures"]),
        .library(
            "SwiftUIGallery", in: "Sources/Tools",
            uses: [
                "DocumentationImages", "Gallery", "ChatSwiftUI", "ChatModels", "HeadlessSwiftUI", "Frames", "Rendering",
            ]),
        .library(
            "GoldenCommands", in: "Sources/Tools",
            uses: [
                "GoldenCoverage", "Reports", "Goldens", "Comparison", "Console", "Files", "Frames",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .library("Batch", in: "Sources/Tools", uses: ["Console", "Documents", "Files"]),
        .library("ModelContext", in: "Sources/Tools", uses: ["Console", "Documents"]),
        .program(
            "GoldenTool", in: "Sources/Tools",
            uses: ["GoldenCommands", "Files", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .program(
            "messageshot", in: "Sources/Tools",
            uses: [
                "GoldenCommands", "AppPackages", "XcodeProjects", "Batch", "ModelContext", "Kit", "PreviewMessages",
                "Previewing", "PreviewServer",
                "Reviewing",
                "Console", "Files",
                "Fonts", "Frames", "Rendering", "Raster",
                "Typesetting", "Documents", "ChatModels", "Devices", "ChatUI", "Conversion", "Pictures", "Annotations",
                "DocumentationImages", "Comparison", "Goldens", "Lint", "Reports", "Styles", "ChatLook",
                "HeadlessSwiftUI", "HeadlessUIKit", "UIKitValues", "Gallery", "SwiftUIGallery",
                "CConformances", "CSwiftRuntime", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
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
        // Previews: the kit's program that draws them, and its messages.
        .library("PreviewMessages", in: "Sources/Tools", uses: ["Rendering"]),
        .library(
            "PreviewHost", in: "Sources/Tools",
            uses: [
                "PreviewMessages", "Previews", "SwiftUIGoldenTesting", "GoldenTesting", "Devices", "Pictures",
                "HeadlessUIKit", "UIKitValues", "Raster", "Frames", "Rendering", "Files",
            ]),
        // The kit: a shared library and its modules, and how the compiler is given them.
        .library("Kit", in: "Sources/Tools", uses: ["Files"]),
        .library("AppPackages", in: "Sources/Tools", uses: ["XcodeProjects"]),
        .library("Previewing", in: "Sources/Tools", uses: ["AssetSymbols", "Kit", "PreviewMessages", "Files"]),
        // The page of previews.
        .library(
            "PreviewServer", in: "Sources/Tools",
            uses: [
                "Previewing", "PreviewMessages", "Kit", "Rendering", "Files", "Console", "WebPages",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [
                .embedInCode("Page/preview.html"), .embedInCode("Page/Script"), .embedInCode("Page/Style"),
            ]),
        // Both sides of a change in pictures.
        .library(
            "Reviewing", in: "Sources/Tools",
            uses: [
                "Kit", "PreviewMessages", "Previewing", "DocumentationImages", "Documents", "Comparison", "Console",
                "Files", "Frames", "GoldenCoverage", "Goldens", "Raster", "Reports", "WebPages",
            ]),
        .program(
            "fidelity", in: "Sources/Tools",
            uses: [
                "Comparison", "Frames", "Rendering", "Raster", "ChatModels", "ChatLook", "UIKitValues", "ChatUI",
                "HeadlessUIKit", "ChatSwiftUI", "HeadlessSwiftUI", "CConformances",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .program(
            "bench", in: "Sources/Tools",
            uses: [
                "Kit", "PreviewMessages", "Previewing",
                "GoldenCommands", "DocumentationImages", "Pictures", "Comparison", "Goldens", "Files", "Frames",
                "Rendering", "Raster", "ChatModels", "ChatUI", "ChatSwiftUI", "Styles", "HeadlessUIKit",
                "HeadlessSwiftUI", "CConformances", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),

        // The symbols of asset catalogs, and the program that a build tool plug-in runs.
        .library("AssetSymbols", in: "Sources/Tools", uses: ["AssetCatalogs"]),
        .program("asset-symbols", in: "Sources/Tools", uses: ["AssetSymbols", "AssetCatalogs"]),
        // An app's own sources: the program that rewrites them, and the plug-in that runs it.
        .library("AppSourceRewriting", in: "Sources/Tools", uses: ["AssetSymbols", "AssetCatalogs"]),
        .program("app-sources", in: "Sources/Tools", uses: ["AppSourceRewriting"]),
        .plugin(name: "AppSources", capability: .buildTool(), dependencies: ["app-sources"]),

        .program("indexdump", in: "Sources/Tools", uses: ["Console", "GoldenCoverage"]),

        // Aliases: a line or a few each, which export other modules under the name that they have on iOS.
        .library("UIKit", in: "Sources/Aliases", uses: ["HeadlessUIKit", "_Testing_UIKit"]),
        .library("_Testing_UIKit", in: "Sources/Aliases"),
        .library("StreamChat", in: "Sources/Aliases", uses: ["Client", "ChatModels"]),
        .library("StreamChatUI", in: "Sources/Aliases", uses: ["ChatUI", "ChatModels", "HeadlessUIKit"]),
        .library(
            "SwiftUI", in: "Sources/Aliases", uses: ["HeadlessHosting", "HeadlessSwiftUI", "HeadlessUIKit", "Combine"]),
        .library("StreamChatSwiftUI", in: "Sources/Aliases", uses: ["ChatSwiftUI", "HeadlessUIKit"]),
        .library(
            "SnapshotTesting", in: "Sources/Aliases", uses: ["GoldenTesting", "SwiftUIGoldenTesting", "HeadlessUIKit"]),
        .library(
            "Combine", in: "Sources/Aliases",
            uses: [
                "CombineOperators", "OpenCombine", .product(name: "OpenCombineDispatch", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
            ]),

        // Tests, in the same folders as what they test.
        .tests("SwiftRuntimeTests", in: "Tests/System", uses: ["SwiftRuntime", "CSwiftRuntime", "CConformances"]),
        .tests("FramesTests", in: "Tests/Drawing", uses: ["Frames", "Rendering", "SchemaChecks"]),
        // Checks JSON against the schemas that the package publishes.
        .library("SchemaChecks", in: "Tests/Base"),
        .tests("RenderingTests", in: "Tests/Drawing", uses: ["Frames", "Rendering"]),
        .tests(
            "TypesettingTests", in: "Tests/Drawing",
            uses: ["Typesetting", "Frames", "Rendering", "Fonts", "CPango", "TestFonts"]),
        // Fonts of rectangles, which tests put in the place of Apple's.
        .library("TestFonts", in: "Tests/Drawing", exclude: ["Files", "make-fonts.py"]),
        .tests("AssetCatalogsTests", in: "Tests/Base", uses: ["AssetCatalogs"]),
        .tests("VectorImagesTests", in: "Tests/Drawing", uses: ["VectorImages", "Frames", "Rendering", "Raster"]),
        .tests(
            "AssetSymbolsTests", in: "Tests/Tools",
            uses: ["AssetSymbols", "AssetCatalogs", "BuiltPrograms", "asset-symbols"]),
        .tests("ConsoleTests", in: "Tests/Base", uses: ["Console"]),
        .tests("ArchivesTests", in: "Tests/Base", uses: ["Archives"]),
        .tests("XcodeProjectsTests", in: "Tests/Base", uses: ["XcodeProjects"]),
        .tests("FilesTests", in: "Tests/Base", uses: ["Files", "KilledWriter", "BuiltPrograms"]),
        .tests("MarkdownTests", in: "Tests/Base", uses: ["Markdown"]),
        .tests("WebPagesTests", in: "Tests/Base", uses: ["WebPages"]),
        // A program that writes until a test ends it.
        .program("KilledWriter", in: "Tests/Base", uses: ["Files", "Console"]),
        .tests(
            "RasterTests", in: "Tests/Drawing",
            uses: ["Raster", "Files", "Frames", "Rendering", "Typesetting", "CGdkPixbuf", "TestFonts"]),
        .tests("ConstraintsTests", in: "Tests/Headless", uses: ["Constraints"]),
        .tests("InterfaceBuilderTests", in: "Tests/Headless", uses: ["InterfaceBuilder"]),
        // Storyboards and nibs among the resources of a target, with the classes that they name.
        .tests(
            "StoryboardTests", in: "Tests/Headless", uses: ["HeadlessUIKit", "Frames", "Rendering", "GoldenTesting"],
            resources: [.copy("Resources/Base.lproj"), .copy("Resources/de.lproj"), .process("Resources/Nibs")]),
        .tests(
            "LocalizationTests", in: "Tests/Headless", uses: ["Localization", "UIKitValues", "Frames", "Rendering"]),
        .tests(
            "HeadlessUIKitTests", in: "Tests/Headless",
            uses: ["HeadlessUIKit", "UIKitValues", "Fonts", "Frames", "Rendering", "Raster"]),
        // Pictures of everything of one kind: all text styles, all controls.
        .tests(
            "UIKitSheetTests", in: "Tests/Headless",
            uses: ["HeadlessUIKit", "UIKitValues", "Frames", "Rendering", "GoldenTesting", "Raster"]),
        .tests(
            "ObjectiveCRuntimeTests", in: "Tests/Headless",
            uses: ["ObjectiveCRuntime", "HeadlessUIKit", "Frames", "Rendering"]),
        .tests("MacroExpansionTests", in: "Tests/Headless", uses: ["MacroExpansion"]),
        .tests("CombineTests", in: "Tests/Headless", uses: ["Combine"]),
        .tests("CombineSwift5Tests", in: "Tests/Headless", uses: ["Combine"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .tests(
            "HeadlessSwiftUITests", in: "Tests/Headless",
            uses: [
                "HeadlessSwiftUI", "UIKitValues", "Frames", "Rendering", "Raster", "Typesetting",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        // Files of the target above, which applications in language mode 5 compile too.
        .tests(
            "HeadlessSwiftUIMode5Tests", in: "Tests/Headless", uses: ["HeadlessSwiftUI", "Frames", "Rendering"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .tests(
            "HeadlessHostingTests", in: "Tests/Headless",
            uses: ["HeadlessHosting", "HeadlessSwiftUI", "HeadlessUIKit", "Frames", "Rendering", "Raster"]),
        .tests("DocumentsTests", in: "Tests/Base", uses: ["Documents"]),
        .tests("ChatModelsTests", in: "Tests/Chat", uses: ["ChatModels", "Documents"], exclude: ["Fixtures"]),
        .tests("ClientTests", in: "Tests/Chat", uses: ["Client", "ChatModels", "Frames", "Rendering"]),
        .tests(
            "ConversionTests", in: "Tests/Chat", uses: ["Conversion", "ChatModels", "Frames", "Pictures", "Styles"],
            exclude: ["Exports"]),
        .tests(
            "DocumentationPagesTests", in: "Tests/Documentation",
            uses: ["DocumentationPages", "Documents"]),
        .tests(
            "ChatUITests", in: "Tests/Chat",
            uses: [
                "ChatUI", "ChatLook", "Devices", "ChatModels", "HeadlessUIKit", "Frames", "Rendering", "GoldenTesting",
                "Lint",
            ]),
        .tests(
            "ChatSwiftUITests", in: "Tests/Chat",
            uses: [
                "ChatSwiftUI", "ChatModels", "ChatLook", "Client", "HeadlessSwiftUI", "Raster", "Frames", "Rendering",
                "GoldenTesting",
            ]),
        .tests(
            "StylesTests", in: "Tests/Chat",
            uses: [
                "Styles", "UIKitStyles", "Documents", "ChatUI", "ChatModels", "HeadlessUIKit", "Frames", "Rendering",
                "GoldenTesting",
            ]),
        .tests(
            "SwiftUIStylesTests", in: "Tests/Chat",
            uses: [
                "SwiftUIStyles", "Styles", "ChatSwiftUI", "ChatLook", "ChatModels", "HeadlessSwiftUI", "Frames",
                "Rendering",
            ]),
        .tests(
            "PicturesTests", in: "Tests/Chat",
            uses: [
                "Pictures", "Styles", "Devices", "ChatModels", "ChatLook", "Frames", "Rendering", "Raster",
                "GoldenTesting", "Lint",
            ]),
        .tests(
            "AnnotationsTests", in: "Tests/Drawing",
            uses: [
                "Annotations", "Pictures", "Styles", "ChatModels", "Documents", "Typesetting", "Frames", "Rendering",
                "Raster", "GoldenTesting",
            ]),
        .tests(
            "DocumentationImagesTests", in: "Tests/Documentation",
            uses: [
                "DocumentationImages", "Annotations", "ChatUI", "ChatModels", "Documents", "HeadlessUIKit",
                "HeadlessSwiftUI", "Pictures", "Raster", "Frames", "Rendering",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .tests(
            "ComparisonTests", in: "Tests/Drawing",
            uses: ["Comparison", "Frames", "Rendering", "Raster", "ChatUI", "ChatModels", "HeadlessUIKit"]),
        .tests("GoldenCoverageTests", in: "Tests/Testing", uses: ["GoldenCoverage", "Goldens", "Frames", "Raster"]),
        .tests(
            "GoldenTestingTests", in: "Tests/Testing",
            uses: [
                "GoldenTesting", "Goldens", "Comparison", "Frames", "Rendering", "Raster", "HeadlessUIKit",
                "HeadlessSwiftUI", "HeadlessHosting", "ChatUI", "ChatSwiftUI", "ChatLook", "ChatModels", "TestFonts",
            ]),
        .tests(
            "InlineSnapshotTestingTests", in: "Tests/Aliases",
            uses: [
                "InlineSnapshotTesting", "SnapshotTestingCustomDump", "GoldenTesting",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .tests(
            "SwiftUIGoldenTestingTests", in: "Tests/Testing",
            uses: [
                "SwiftUIGoldenTesting", "GoldenTesting", "Goldens", "Previews", "HeadlessSwiftUI", "HeadlessUIKit",
                "ChatSwiftUI", "ChatModels", "Frames", "Rendering",
            ]),
        .tests(
            "LintTests", in: "Tests/Testing",
            uses: [
                "Lint", "GoldenTesting", "Goldens", "SwiftUIGoldenTesting", "ChatUI", "ChatSwiftUI", "ChatModels",
                "HeadlessUIKit", "HeadlessSwiftUI", "HeadlessHosting", "Files", "Frames", "Rendering",
            ]),
        .tests(
            "ReportTests", in: "Tests/Testing",
            uses: [
                "Reports", "Goldens", "GoldenTesting", "Comparison", "Console", "Frames", "Rendering", "Raster",
                "ChatUI", "ChatModels", "HeadlessUIKit", "SchemaChecks",
            ], exclude: ["browser"]),
        .tests(
            "GalleryTests", in: "Tests/Tools",
            uses: [
                "DocumentationImages", "Gallery", "SwiftUIGallery", "ChatUI", "ChatModels", "HeadlessUIKit", "Files",
                "Frames", "Rendering",
            ]),
        .tests(
            "PreviewServerTests", in: "Tests/Tools",
            uses: [
                "PreviewServer", "Previewing", "PreviewMessages", "Kit", "Rendering", "Files", "BuiltPrograms",
            ], exclude: ["browser"]),
        .program("BatchWorker", in: "Tests/Tools", uses: ["Batch", "Files"]),
        .tests("BatchTests", in: "Tests/Tools", uses: ["Batch", "BatchWorker", "BuiltPrograms", "Files"]),
        .tests("ModelContextTests", in: "Tests/Tools", uses: ["ModelContext"]),
        .tests("AppPackagesTests", in: "Tests/Tools", uses: ["AppPackages", "XcodeProjects"]),
        // A program of two pictures, as packages make one with `DocumentationImages`.
        .program("DescribedPictures", in: "Tests/Tools", uses: ["DocumentationImages", "HeadlessUIKit"]),
        .tests(
            "MessageshotTests", in: "Tests/Tools",
            uses: [
                "messageshot", "DescribedPictures", "LaunchedApp", "LaunchedSwiftUIApp", "BuiltPrograms", "Comparison",
                "CConformances", "Goldens", "Raster", "Frames", "Rendering", "Fonts", "Batch", "Pictures",
                "SchemaChecks", "TestFonts",
            ]),
        // Finds and runs the programs that are built beside the tests.
        .library("BuiltPrograms", in: "Tests/Tools"),
        // The programs of two apps, whose first screens `messageshot app` draws.
        .program("LaunchedApp", in: "Tests/Tools", uses: ["UIKit"], swiftSettings: [.swiftLanguageMode(.v5)]),
        .program("LaunchedSwiftUIApp", in: "Tests/Tools", uses: ["SwiftUI", "UIKit"]),
        // Files with previews as apps have them, and a test that draws them by source, bare, and with the kit.
        .library(
            "PreviewedViews", in: "Tests/Tools",
            uses: ["UIKit", "SwiftUI", "StreamChat", "StreamChatUI", "StreamChatSwiftUI"]),
        .tests(
            "PreviewedViewsTests", in: "Tests/Tools",
            uses: [
                "PreviewedViews", "PreviewHost", "PreviewMessages", "Rendering", "SnapshotTesting", "UIKit",
                "BuiltPrograms", "messageshot",
            ]),
        .tests(
            "AppSourceRewritingTests", in: "Tests/Tools",
            uses: [
                "AppSourceRewriting", "BuiltPrograms", .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .tests("KitTests", in: "Tests/Tools", uses: ["Kit", "BuiltPrograms", "messageshot"]),
        .tests("FidelityTests", in: "Tests/Tools", uses: ["fidelity", "ChatModels", "Frames"]),

        // Files as applications write them, with the imports that they have on iOS.
        .tests(
            "StreamChatUITests", in: "Tests/Aliases", uses: ["UIKit", "StreamChat", "StreamChatUI"],
            swiftSettings: [.swiftLanguageMode(.v5)]),

        // Fuzzing: what is run, the program that runs it for long, and a short run with all that was ever found.
        .library(
            "FuzzTargets", in: "Tests/Fuzz",
            uses: [
                "Annotations", "Batch", "ChatModels", "Comparison", "Conversion", "DocumentationPages", "Documents",
                "Frames", "Rendering", "Goldens", "Lint", "Markdown", "ModelContext", "Raster", "Reports",
                "Typesetting", "VectorImages",
            ]),
        .library(
            "ChatFuzzTargets", in: "Tests/Fuzz",
            uses: [
                "FuzzTargets", "ChatModels", "Devices", "Documents", "Frames", "Rendering", "DocumentationImages",
                "Pictures", "Raster", "Styles", "Typesetting",
            ]),
        .library("FuzzRunner", in: "Tests/Fuzz", uses: ["FuzzTargets"]),
        .program("fuzz", in: "Tests/Fuzz", uses: ["ChatFuzzTargets", "FuzzTargets", "FuzzRunner", "CConformances"]),
        .program("readerfuzz", in: "Tests/Fuzz", uses: ["FuzzTargets", "FuzzRunner", "CConformances"]),
        .tests(
            "FuzzTests", in: "Tests/Fuzz",
            uses: ["BuiltPrograms", "ChatFuzzTargets", "ChatModels", "FuzzTargets", "messageshot"]),

        // The examples of the documents and of the doc comments compile, and their commands run. The Swift ones may use
        // all of these modules.
        .tests(
            "DocumentationTests", in: "Tests/Documentation",
            uses: [
                "UIKit", "SwiftUI", "StreamChat", "StreamChatUI", "StreamChatSwiftUI", "SnapshotTesting", "Pictures",
                "InlineSnapshotTesting", "SnapshotTestingCustomDump", "Styles", "UIKitStyles", "SwiftUIStyles",
                "Reports", "Files",
                "Constraints", "Markdown", "Conversion", "DocumentationImages", "Annotations", "messageshot",
                "LaunchedApp", "BuiltPrograms", "TestFonts", "Yams",
            ]),
    ]
)

// The plugin that makes the documentation is fetched for `make documentation` alone.
if Context.environment["MESSAGESHOT_DOCUMENTATION"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

extension Target {
    /// A library in the folder of its name.
    fileprivate static func library(
        _ name: String, in folder: String, uses dependencies: [Dependency] = [], exclude: [String] = [],
        resources: [Resource]? = nil, swiftSettings: [SwiftSetting]? = nil, linkerSettings: [LinkerSetting]? = nil
    ) -> Target {
        .target(
            name: name, dependencies: dependencies, path: "\(folder)/\(name)", exclude: exclude, resources: resources,
            swiftSettings: swiftSettings, linkerSettings: linkerSettings)
    }

    /// A program in the folder of its name.
    fileprivate static func program(
        _ name: String, in folder: String, uses dependencies: [Dependency] = [], swiftSettings: [SwiftSetting]? = nil
    ) -> Target {
        .executableTarget(
            name: name, dependencies: dependencies, path: "\(folder)/\(name)", swiftSettings: swiftSettings)
    }

    /// Tests in the folder of their name.
    fileprivate static func tests(
        _ name: String, in folder: String, uses dependencies: [Dependency] = [], exclude: [String] = [],
        resources: [Resource]? = nil, swiftSettings: [SwiftSetting]? = nil
    ) -> Target {
        .testTarget(
            name: name, dependencies: dependencies, path: "\(folder)/\(name)", exclude: exclude, resources: resources,
            swiftSettings: swiftSettings)
    }
}
