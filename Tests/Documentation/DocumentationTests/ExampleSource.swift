/// A Swift file that compiles if an example does.
///
/// Statements and types are wrapped in a function, so that several examples may use the same names. Imports, and
/// declarations that are only allowed at file scope, remain outside. Errors refer to the file and line of the document.
struct ExampleSource {
    /// The default modules, for an example without imports.
    static let defaultModules = [
        "ChatModels", "ChatUI", "Comparison", "Constraints", "Devices", "DocumentationImages", "Files",
        "Foundation", "Frames", "GoldenTesting", "Goldens", "HeadlessUIKit", "Lint", "Markdown", "Pictures", "Raster",
        "Rendering",
        "Reports", "Styles",
        "Testing", "Typesetting", "XCTest",
    ]

    /// The default modules for an example in a file about the SwiftUI flavor.
    static let defaultSwiftUIModules = [
        "ChatModels", "ChatSwiftUI", "Devices", "Foundation", "Frames", "GoldenTesting", "HeadlessHosting",
        "HeadlessSwiftUI", "HeadlessUIKit", "Raster", "Rendering", "Styles", "SwiftUIGoldenTesting", "SwiftUIStyles",
        "Testing",
        "XCTest",
    ]

    let text: String

    /// - Parameter number: A number that makes the name of the example's function unique.
    init(_ example: Example, number: Int) {
        var (imports, top, inside) = (Part(example), Part(example), Part(example))
        var isTop = false
        for (index, line) in example.lines.enumerated() {
            if line.hasPrefix("import ") {
                imports.add(index)
                continue
            }
            isTop = isTop || Self.beginsAtTop(line)
            if isTop { top.add(index) } else { inside.add(index) }
            // A declaration ends with the closing brace at its indentation, or on its first line.
            if !line.hasPrefix(" "), line.hasSuffix("}") || Self.isWhole(line) { isTop = false }
        }
        let flavor =
            example.file.contains("SwiftUI") || example.file.contains("Hosting")
            ? Self.defaultSwiftUIModules : Self.defaultModules
        let isInline = example.file.contains("InlineSnapshotTesting")
        let modules =
            imports.lines.isEmpty || example.isInside ? flavor + (isInline ? ["InlineSnapshotTesting"] : []) : []
        let usual = modules.map { example.isInside && $0.isOwn ? "@testable import \($0)" : "import \($0)" }
        let body = ["func example\(number)() throws {"] + inside.lines + ["}"]
        text = (usual + imports.lines + top.lines + body).joined(separator: "\n") + "\n"
    }

    private static func beginsAtTop(_ line: String) -> Bool {
        ["@", "extension ", "protocol ", "public ", "open "].contains { line.hasPrefix($0) }
    }

    /// Whether a declaration has no braces, such as a variable with a value.
    private static func isWhole(_ line: String) -> Bool {
        (line.hasPrefix("public var ") || line.hasPrefix("public let ")) && !line.hasSuffix("{")
    }
}

/// Consecutive lines of an example in its Swift file. A directive gives their location to the compiler.
private struct Part {
    private let example: Example
    private var last: Int?
    private(set) var lines: [String] = []

    init(_ example: Example) {
        self.example = example
    }

    mutating func add(_ index: Int) {
        if last != index - 1 || last == nil {
            lines.append("#sourceLocation(file: \"\(example.file)\", line: \(example.line + index))")
        }
        lines.append(example.lines[index])
        last = index
    }
}

extension String {
    /// Whether the package contains a module with this name.
    fileprivate var isOwn: Bool { !["Foundation", "Testing", "XCTest"].contains(self) }
}
