/// The symbols that `UIImage(systemName:)` knows. The drawings are this program's own, in the manner of the
/// system's: even lines with round ends.
enum SystemSymbols {
    static func drawing(named name: String) -> SymbolDrawing? {
        marks[name] ?? arrows[name] ?? enclosed[name] ?? objects[name] ?? conversation[name] ?? media[name]
    }

    /// Every name there is a drawing of, in alphabetical order.
    static var names: [String] {
        [marks, arrows, enclosed, objects, conversation, media].flatMap(\.keys).sorted()
    }

    // MARK: Single strokes

    static let marks: [String: SymbolDrawing] = [
        "xmark": .init(17, 16, [.line("M2.5 2 L14.5 14 M14.5 2 L2.5 14")]),
        "checkmark": .init(18, 17, [.line("M2 9.5 L6.5 14.5 L15.5 2.5")]),
        "plus": .init(18, 18, [.line("M9 2 V16 M2 9 H16")]),
        "minus": .init(18, 18, [.line("M2 9 H16")]),
        "ellipsis": .init(20, 5, [.area("O3 2.5 1.7 O10 2.5 1.7 O17 2.5 1.7")]),
        "line.3.horizontal": .init(21, 14, [.line("M2 2 H19 M2 7 H19 M2 12 H19")]),
        "line.horizontal.3": .init(21, 14, [.line("M2 2 H19 M2 7 H19 M2 12 H19")]),
        "chevron.left": .init(12, 19, [.line("M9.5 2.5 L2.5 9.5 L9.5 16.5", factor: 1.1)]),
        "chevron.backward": .init(12, 19, [.line("M9.5 2.5 L2.5 9.5 L9.5 16.5", factor: 1.1)]),
        "chevron.right": .init(12, 19, [.line("M2.5 2.5 L9.5 9.5 L2.5 16.5", factor: 1.1)]),
        "chevron.forward": .init(12, 19, [.line("M2.5 2.5 L9.5 9.5 L2.5 16.5", factor: 1.1)]),
        "chevron.up": .init(19, 12, [.line("M2.5 9.5 L9.5 2.5 L16.5 9.5", factor: 1.1)]),
        "chevron.down": .init(19, 12, [.line("M2.5 2.5 L9.5 9.5 L16.5 2.5", factor: 1.1)]),
    ]

    // MARK: Arrows

    static let arrows: [String: SymbolDrawing] = [
        "arrow.up": .init(16, 19, [.line("M8 17 V2.5 M2.5 8 L8 2.5 L13.5 8")]),
        "arrow.down": .init(16, 19, [.line("M8 2 V16.5 M2.5 11 L8 16.5 L13.5 11")]),
        "arrow.left": .init(19, 16, [.line("M17 8 H2.5 M8 2.5 L2.5 8 L8 13.5")]),
        "arrow.right": .init(19, 16, [.line("M2 8 H16.5 M11 2.5 L16.5 8 L11 13.5")]),
        "arrow.clockwise": .init(
            18, 20, [.line("M15.8 11 C15.8 14.8 12.7 17.8 9 17.8 S2.2 14.8 2.2 11 S5.2 4.2 9 4.2 H11.5 M8.7 1.4 L11.6 4.2 L8.7 7")]),
        "arrow.counterclockwise": .init(
            18, 20, [.line("M2.2 11 C2.2 14.8 5.3 17.8 9 17.8 S15.8 14.8 15.8 11 S12.8 4.2 9 4.2 H6.5 M9.3 1.4 L6.4 4.2 L9.3 7")]),
        "arrow.triangle.2.circlepath": .init(
            22, 18,
            [
                .line("M3.6 7.5 C4.4 4.2 7.4 2 11 2 C13.8 2 16.2 3.4 17.5 5.6 M18.4 10.5 C17.6 13.8 14.6 16 11 16 C8.2 16 5.8 14.6 4.5 12.4"),
                .area("M0.6 6.6 H6.6 L3.6 10.4 Z M15.4 11.4 H21.4 L18.4 7.6 Z"),
            ]),
        "arrowshape.turn.up.left": .init(
            22, 18,
            [
                .line("M9 2 L2 8 L9 14 V10.5 C14.5 10.3 17.8 12 20 16 C19.8 9.8 15.6 5.7 9 5.5 Z")
            ]),
        "arrowshape.turn.up.left.fill": .init(
            22, 18, [.area("M9.4 1 L1 8 L9.4 15 V11.3 C14.5 11 18 12.5 21 16.8 C20.6 9.4 16 4.9 9.4 4.7 Z")]),
        "arrowshape.turn.up.right": .init(
            22, 18, [.line("M13 2 L20 8 L13 14 V10.5 C7.5 10.3 4.2 12 2 16 C2.2 9.8 6.4 5.7 13 5.5 Z")]),
        "arrow.turn.up.left": .init(
            20, 17, [.line("M7 2 L2.5 6.5 L7 11 M2.8 6.5 H11.5 C15.4 6.5 17.5 8.6 17.5 12 V15")]),
        "arrowtriangle.right.fill": .init(16, 18, [.area("M2 1.8 L15 9 L2 16.2 Z")]),
    ]

    // MARK: In a circle

    private static let disc = "O10 10 9.4"
    private static let ring = SymbolDrawing.Layer.line("O10 10 8.7")

    static let enclosed: [String: SymbolDrawing] = [
        "circle": .init(20, 20, [ring]),
        "circle.fill": .init(20, 20, [.area(disc)]),
        "checkmark.circle": .init(20, 20, [ring, .line("M6.2 10.5 L8.9 13.7 L13.8 6.6")]),
        "checkmark.circle.fill": .init(20, 20, [.cutout(shape: disc, gap: "M5.8 10.3 L8.9 13.9 L14.2 6.2")]),
        "xmark.circle": .init(20, 20, [ring, .line("M6.9 6.9 L13.1 13.1 M13.1 6.9 L6.9 13.1")]),
        "xmark.circle.fill": .init(
            20, 20,
            [
                .area(
                    "O10 10 9.4 M5.9 7 L7 5.9 L10 8.9 L13 5.9 L14.1 7 L11.1 10 L14.1 13 L13 14.1 L10 11.1 L7 14.1 L5.9 13 L8.9 10 Z"
                )
            ]),
        "plus.circle": .init(20, 20, [ring, .line("M10 5.8 V14.2 M5.8 10 H14.2")]),
        "plus.circle.fill": .init(
            20, 20,
            [
                .area(
                    "O10 10 9.4 M9.2 5.2 H10.8 V9.2 H14.8 V10.8 H10.8 V14.8 H9.2 V10.8 H5.2 V9.2 H9.2 Z")
            ]),
        "minus.circle": .init(20, 20, [ring, .line("M5.8 10 H14.2")]),
        "minus.circle.fill": .init(20, 20, [.cutout(shape: disc, gap: "M5.2 10 H14.8")]),
        "exclamationmark.circle": .init(20, 20, [ring, .line("M10 5.4 V11"), .area("O10 14.2 1.1")]),
        "exclamationmark.circle.fill": .init(
            20, 20, [.area("O10 10 9.4 M9 4.6 H11 L10.8 11.6 H9.2 Z O10 14.3 1.15")]),
        "questionmark.circle": .init(
            20, 20,
            [ring, .line("M7.4 7.6 C7.4 5 12.6 4.8 12.6 7.8 C12.6 9.6 10 9.8 10 11.8"), .area("O10 14.6 1.1")]),
        "info.circle": .init(20, 20, [ring, .line("M8.6 9 H10.2 V14 M8.2 14.2 H12"), .area("O10 6 1.2")]),
        "info.circle.fill": .init(
            20, 20, [.area("O10 10 9.4 O10 5.8 1.3 M8 8.2 H11 V13.4 H12.4 V14.8 H7.8 V13.4 H9.4 V9.6 H8 Z")]),
        "arrow.up.circle": .init(20, 20, [ring, .line("M10 14.2 V6 M6.6 9.3 L10 5.9 L13.4 9.3")]),
        "arrow.up.circle.fill": .init(
            20, 20,
            [.area("O10 10 9.4 M10 4.7 L14.2 8.9 L13.1 10 L10.8 7.7 V15 H9.2 V7.7 L6.9 10 L5.8 8.9 Z")]),
        "arrow.down.circle": .init(20, 20, [ring, .line("M10 5.8 V14 M6.6 10.7 L10 14.1 L13.4 10.7")]),
        "arrow.down.circle.fill": .init(
            20, 20,
            [.area("O10 10 9.4 M10 15.3 L14.2 11.1 L13.1 10 L10.8 12.3 V5 H9.2 V12.3 L6.9 10 L5.8 11.1 Z")]),
        "chevron.down.circle": .init(20, 20, [ring, .line("M6 8.4 L10 12.4 L14 8.4")]),
        "chevron.right.circle": .init(20, 20, [ring, .line("M8.4 6 L12.4 10 L8.4 14")]),
        "stop.circle": .init(20, 20, [ring, .area("M7.4 6.6 H12.6 C13.1 6.6 13.4 6.9 13.4 7.4 V12.6 C13.4 13.1 13.1 13.4 12.6 13.4 H7.4 C6.9 13.4 6.6 13.1 6.6 12.6 V7.4 C6.6 6.9 6.9 6.6 7.4 6.6 Z")]),
        "stop.circle.fill": .init(20, 20, [.area("O10 10 9.4 M6.8 6.8 H13.2 V13.2 H6.8 Z")]),
        "play.circle": .init(20, 20, [ring, .area("M7.8 6 L14.2 10 L7.8 14 Z")]),
        "play.circle.fill": .init(20, 20, [.area("O10 10 9.4 M7.8 6 L14.2 10 L7.8 14 Z")]),
        "pause.circle": .init(20, 20, [ring, .line("M7.9 6.8 V13.2 M12.1 6.8 V13.2")]),
        "ellipsis.circle": .init(20, 20, [ring, .area("O6 10 1.2 O10 10 1.2 O14 10 1.2")]),
        "clock": .init(20, 20, [ring, .line("M10 4.8 V10.6 H6.4")]),
        "clock.fill": .init(20, 20, [.cutout(shape: disc, gap: "M10 4.2 V10.6 H5.8")]),
        "person.circle": .init(
            20, 20, [ring, .area("O10 7.9 2.9 M4.6 15.9 C5.5 13.4 7.5 12.2 10 12.2 S14.5 13.4 15.4 15.9 C14 17.4 12.1 18.2 10 18.2 S6 17.4 4.6 15.9 Z")]),
        "person.circle.fill": .init(
            20, 20, [.area("O10 10 9.4 O10 7.7 3 M4.3 15.2 C5.4 13.1 7.5 12 10 12 S14.6 13.1 15.7 15.2 C14.3 16.9 12.3 17.9 10 17.9 S5.7 16.9 4.3 15.2 Z")]),
        "nosign": .init(20, 20, [ring, .line("M4 4 L16 16")]),
        "at": .init(
            20, 20, [.line("O10 10 3.6 M13.6 6.6 V11.6 C13.6 14.4 17.9 14 17.9 10 C17.9 5.4 14.4 2.1 10 2.1 S2.1 5.4 2.1 10 S5.6 17.9 10 17.9 C11.6 17.9 13 17.5 14.2 16.8")]),
        "smiley": .init(20, 20, [ring, .area("O7 8 1.2 O13 8 1.2"), .line("M6 11.8 C7.4 15 12.6 15 14 11.8")]),
        "face.smiling": .init(20, 20, [ring, .area("O7 8 1.2 O13 8 1.2"), .line("M6 11.8 C7.4 15 12.6 15 14 11.8")]),
    ]
}
