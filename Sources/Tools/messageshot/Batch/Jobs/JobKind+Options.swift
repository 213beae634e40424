import Batch

extension JobKind {
    /// The options of each command, in the order of its help.
    static let options: [JobKind: [JobOption]] = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, $0.commandOptions.map(\.key)) })

    private var commandOptions: [CommandOption] {
        switch self {
        case .render:
            Self.reading + [.format, .quality, .optimize, .svgText, .embedFrames, .embedLayout] + Self.selection
                + [.pages] + Self.device + [.annotations, .crop, .cropPadding, .numbered] + Self.settings
                + [.flavor, .style, .prune]
        case .compare:
            Self.reading + [.compareAfter, .compareBefore, .compareFormat, .compareOptimize, .compareJson]
                + Self.selection + Self.device + [.compareEmbedFrames] + Self.settings + [.flavor]
        case .docs: [.docsOnly, .docsCheck, .docsList, .docsPrune, .systemFonts]
        }
    }

    private static let reading: [CommandOption] = [.channel, .me, .images]

    private static let selection: [CommandOption] = [
        .screen, .message, .width, .height, .scroll, .state, .newThreads, .focus, .keyboard, .menu, .tabBar,
    ]

    private static let device: [CommandOption] = [
        .device, .orientation, .chrome, .clock, .battery, .background, .shadow,
    ]

    private static let settings: [CommandOption] = [
        .scale, .maxPixels, .appearance, .contentSize, .locale, .rtl, .ltr, .timeZone, .now, .systemFonts,
    ]
}
