import ArgumentParser
import Foundation
import Frames
import Pictures
import Rendering
import UIKitValues

/// Lists the available system symbols, or renders them.
struct Symbols: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "symbols",
        abstract: "List the available system symbols, or render a sheet of them.",
        discussion: """
            Words are parts of names, such as heart; all of them have to match. A missing symbol is drawn as a \
            dashed box and reported with a warning.
            """)

    @Argument(help: ArgumentHelp("Part of the names (default: all symbols).", valueName: "word"))
    var words: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("A PNG of the symbols with their names, or - for standard output.", valueName: "sheet.png"),
        completion: .file())
    var output: String?

    @Flag(help: "List Apple's symbols that are missing here.")
    var missing = false

    @Flag(help: "Print a JSON array of the names.")
    var json = false

    @Option(help: "The weight of the symbols.")
    var weight: Weight = .regular

    @Option(help: "The appearance: light or dark.")
    var appearance: RenderSettings.Appearance = .light

    @OptionGroup var fonts: SystemFontsOption

    func validate() throws {
        if output != nil, json || missing {
            throw ValidationError("-o draws available symbols; remove --json and --missing")
        }
        if words.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
            throw ValidationError("a word is empty; give a part of a name, such as heart, or no word for all symbols")
        }
    }

    func run() throws {
        try fonts.use()
        let destination = try output.map { try Destination(output: $0, name: "symbols.png") }
        let names = try names()
        if let destination { return try draw(names, to: destination) }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes]
            try StandardOutput.write(json: encoder.encode(names))
        } else if !names.isEmpty {
            try StandardOutput.write(line: names.joined(separator: "\n"))
        }
    }

    private func names() throws -> [String] {
        let drawn = UIImage.drawnSymbolNames
        let known = Set(drawn)
        let all = missing ? UIImage.systemSymbolNames.filter { !known.contains($0) } : drawn
        let chosen = all.filter { name in words.allSatisfy { name.contains($0.lowercased()) } }
        guard chosen.isEmpty, !missing else { return chosen }
        let word = words.joined(separator: " ")
        let near = UIImage.drawnSymbolNames(near: word)
        throw Failure(
            "“\(word)” is not part of any symbol's name"
                + (near.isEmpty ? "" : "; did you mean \(near.joined(separator: ", "))?")
        )
    }

    private func draw(_ names: [String], to destination: Destination) throws {
        let path: String?
        switch destination {
        case .standardOutput: path = nil
        case .file(let file): path = file
        case .folder(let folder): throw Failure("\(folder) is a folder; name a file, such as \(folder)/symbols.png")
        }
        guard try destination.format() == .png else {
            throw Failure("a sheet of symbols is a PNG; use the extension .png")
        }
        let settings = RenderSettings(scale: 2, appearance: appearance)
        let frame = RenderSettings.withCurrent(settings) {
            MainQueue.run { SymbolSheet(names: names, weight: weight.symbolWeight).makeFrame() }
        }
        try destination.checkIsNoTerminal(for: "PNG")
        let encoder = PictureEncoder(.png, scale: settings.scale, background: .clear)
        try Picture(path: path, data: encoder.data(frame)).write(to: StandardStreams())
    }

    /// The weights of symbols, as options.
    enum Weight: String, ExpressibleByArgument, CaseIterable {
        case ultralight, thin, light, regular, medium, semibold, bold, heavy, black

        fileprivate var symbolWeight: UIImage.SymbolWeight {
            switch self {
            case .ultralight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }
}
