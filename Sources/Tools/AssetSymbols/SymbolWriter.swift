/// Writes the code of symbols.
struct SymbolWriter {
    let bundle: String
    let frameworks: [AssetSymbols.Framework]
    /// The symbols that aren't written, because the framework's type has a member of that name.
    private(set) var notes: [String] = []
    private var lines: [String] = []

    init(bundle: String, frameworks: [AssetSymbols.Framework]) {
        self.bundle = bundle
        self.frameworks = frameworks
    }

    mutating func file(colors: SymbolTree, images: SymbolTree) -> String {
        lines = ["// Generated from the target's asset catalogs.", "", "import Foundation"]
        lines += frameworks.map { "import \($0.rawValue)" }
        lines += ["", "private let resourceBundle = \(bundle)"]
        resources("ColorResource", colors, noun: "color")
        resources("ImageResource", images, noun: "image")
        if frameworks.contains(.uiKit) {
            members("UIColor", colors, noun: "color", taken: Self.uiColors, value: "UIColor(resource: ", end: ")")
            members("UIImage", images, noun: "image", taken: Self.uiImages, value: "UIImage(resource: ", end: ")")
        }
        if frameworks.contains(.swiftUI) {
            members("Color", colors, noun: "color", taken: Self.colors, value: "Color(", end: ")")
            styles(colors)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Resources

    private mutating func resources(_ type: String, _ tree: SymbolTree, noun: String) {
        guard !tree.isEmpty else { return }
        lines += ["", "extension \(type) {"]
        resources(in: tree, type, noun, indent: "    ")
        lines.append("}")
    }

    private mutating func resources(in tree: SymbolTree, _ type: String, _ noun: String, indent: String) {
        for symbol in tree.symbols {
            let name = symbol.asset.debugDescription
            lines += [
                "\(indent)/// The \(noun) “\(symbol.asset)” of the asset catalog.",
                "\(indent)static let \(symbol.symbol) = \(type)(name: \(name), bundle: resourceBundle)",
            ]
        }
        for child in tree.children {
            open(child, indent: indent)
            resources(in: child, type, noun, indent: indent + "    ")
            lines.append("\(indent)}")
        }
    }

    private mutating func open(_ tree: SymbolTree, indent: String) {
        lines += ["\(indent)/// The namespace “\(tree.path)” of the asset catalog.", "\(indent)enum \(tree.type) {"]
    }

    // MARK: Members of types

    private mutating func members(
        _ type: String, _ tree: SymbolTree, noun: String, taken: Set<String>, value: String, end: String
    ) {
        guard !tree.isEmpty else { return }
        lines += ["", "extension \(type) {"]
        members(in: tree, type, noun, taken, value, end, prefix: "", indent: "    ")
        lines.append("}")
    }

    private mutating func members(
        in tree: SymbolTree, _ type: String, _ noun: String, _ taken: Set<String>, _ value: String, _ end: String,
        prefix: String, indent: String
    ) {
        for symbol in tree.symbols {
            if prefix.isEmpty, taken.contains(symbol.symbol) {
                notes.append(
                    "the \(noun) “\(symbol.asset)” has no symbol in \(type), which has a member \(symbol.symbol); rename it"
                )
                continue
            }
            lines += [
                "\(indent)/// The \(noun) “\(symbol.asset)” of the asset catalog.",
                "\(indent)static var \(symbol.symbol): \(type) { \(value).\(prefix)\(symbol.symbol)\(end) }",
            ]
        }
        for child in tree.children {
            open(child, indent: indent)
            members(
                in: child, type, noun, taken, value, end, prefix: "\(prefix)\(child.type).", indent: indent + "    ")
            lines.append("\(indent)}")
        }
    }

    /// Styles, as in `foregroundStyle(.brand)`. A protocol has no types inside it, and so no namespaces.
    private mutating func styles(_ tree: SymbolTree) {
        let symbols = tree.symbols.filter { !Self.colors.contains($0.symbol) }
        guard !symbols.isEmpty else { return }
        lines += ["", "extension ShapeStyle where Self == Color {"]
        for symbol in symbols {
            lines += [
                "    /// The color “\(symbol.asset)” of the asset catalog.",
                "    static var \(symbol.symbol): Color { Color(.\(symbol.symbol)) }",
            ]
        }
        lines.append("}")
    }

    // MARK: Members that types have

    private static let uiColors: Set = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground",
        "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
        "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
        "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
        "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
        "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
        "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
        "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white",
        "yellow",
    ]

    private static let uiImages: Set = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]

    private static let colors: Set = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
        "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]
}
