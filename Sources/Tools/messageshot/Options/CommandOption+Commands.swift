import DocumentationImages
import Pictures

/// The options of single commands.
extension CommandOption {
    // MARK: render

    static let prune = CommandOption(
        "prune", .flag(negation: nil),
        "With --pages, remove pages of an earlier and longer picture of the same name.")

    // MARK: compare

    static let compareAfter = CommandOption(
        "after", value: "style.yaml",
        "The style file of the look after.")

    static let compareBefore = CommandOption(
        "before", value: "style.yaml",
        "The style file of the look before; the components' own look unless given.")

    static let compareFormat = CommandOption(
        "format", choices: AnimationFormat.allValueStrings,
        "gif or apng: also write before-after.gif or .png, which goes from one look to the other and back.")

    static let compareOptimize = CommandOption(
        "optimize", .flag(negation: nil),
        "Make the PNGs as small as can be, without loss; it takes a second or two for each.")

    static let compareJson = CommandOption(
        "json", .flag(negation: nil),
        "Print what is different as JSON.")

    static let compareEmbedFrames = CommandOption(
        "embed-frames", .flag(negation: "no-embed-frames"),
        "Put the frame trees into before.png and after.png, so that messageshot diff and inspect can explain "
            + "them.")

    // MARK: docs

    static let docsOnly = CommandOption("only", .list, value: "name", DocumentationOptions.Help.only)
    static let docsCheck = CommandOption("check", .flag(negation: nil), DocumentationOptions.Help.check)
    static let docsList = CommandOption("list", .flag(negation: nil), DocumentationOptions.Help.list)
    static let docsPrune = CommandOption("prune", .flag(negation: nil), DocumentationOptions.Help.prune)
}
