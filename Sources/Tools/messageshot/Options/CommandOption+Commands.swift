import DocumentationImages
import Lint
import Pictures

/// The options of individual commands.
extension CommandOption {
    // MARK: render

    static let prune = CommandOption(
        "prune", .flag(negation: nil),
        "With --pages, remove leftover pages of an earlier, longer picture with the same name.")

    // MARK: compare

    static let compareAfter = CommandOption(
        "after", value: "style.yaml",
        "The new style.")

    static let compareBefore = CommandOption(
        "before", value: "style.yaml",
        "The old style (default: the components' own).")

    static let compareFormat = CommandOption(
        "format", choices: AnimationFormat.allValueStrings,
        "Also write before-after.gif or .png, an animation from one style to the other and back: gif or apng.")

    static let compareOptimize = CommandOption(
        "optimize", .flag(negation: nil),
        "Compress the PNGs as much as possible, without loss; takes a second or two for each.")

    static let compareJson = CommandOption(
        "json", .flag(negation: nil),
        "Print the differences as JSON.")

    static let compareEmbedFrames = CommandOption(
        "embed-frames", .flag(negation: "no-embed-frames"),
        "Embed the frame trees in before.png and after.png, so that messageshot diff and inspect can explain "
            + "them.")

    // MARK: lint

    static let lintRule = CommandOption(
        "rule", .list, value: "rule", choices: LintRule.allValueStrings, "Check only this rule. May be repeated.")

    static let lintIgnore = CommandOption(
        "ignore", .list, value: "name", "Skip a component with everything inside, by name. May be repeated.")

    // MARK: docs

    static let docsOnly = CommandOption("only", .list, value: "name", DocumentationOptions.Help.only)
    static let docsCheck = CommandOption("check", .flag(negation: nil), DocumentationOptions.Help.check)
    static let docsList = CommandOption("list", .flag(negation: nil), DocumentationOptions.Help.list)
    static let docsPrune = CommandOption("prune", .flag(negation: nil), DocumentationOptions.Help.prune)
}
