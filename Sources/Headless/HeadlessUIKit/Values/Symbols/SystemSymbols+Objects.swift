extension SystemSymbols {
    private static let heartShape =
        "M10 17.4 C4.6 13.6 1.6 10.2 1.6 6.6 C1.6 3.8 3.6 1.8 6 1.8 C7.7 1.8 9.2 2.8 10 4.4 C10.8 2.8 12.3 1.8 14 1.8 C16.4 1.8 18.4 3.8 18.4 6.6 C18.4 10.2 15.4 13.6 10 17.4 Z"
    private static let thumbUp =
        "M6.6 8.4 L10.2 1.8 C11.8 1.8 12.7 2.9 12.5 4.4 L12 7.4 H16.6 C17.8 7.4 18.6 8.4 18.3 9.5 L16.9 15.4 C16.6 16.6 15.8 17.2 14.7 17.2 H9.4 C8.4 17.2 7.4 16.9 6.6 16.3 Z"
    private static let thumbDown =
        "M6.6 10.6 L10.2 17.2 C11.8 17.2 12.7 16.1 12.5 14.6 L12 11.6 H16.6 C17.8 11.6 18.6 10.6 18.3 9.5 L16.9 3.6 C16.6 2.4 15.8 1.8 14.7 1.8 H9.4 C8.4 1.8 7.4 2.1 6.6 2.7 Z"
    private static let boltShape = "M8.6 1.4 L1.6 11.4 H6.4 L5 18.6 L12.4 8.4 H7.4 Z"
    private static let bellShape =
        "M9 1.8 C5.9 1.8 4 4.2 4 7.4 C4 11 3 12.4 1.8 13.8 C1.4 14.4 1.7 15 2.4 15 H15.6 C16.3 15 16.6 14.4 16.2 13.8 C15 12.4 14 11 14 7.4 C14 4.2 12.1 1.8 9 1.8 Z"
    private static let starShape =
        "M10 1.6 L12.5 7 L18.4 7.7 L14 11.7 L15.2 17.6 L10 14.6 L4.8 17.6 L6 11.7 L1.6 7.7 L7.5 7 Z"
    private static let documentShape =
        "M3.6 1.8 H8.8 L14.2 7.2 V16.4 C14.2 17.6 13.6 18.2 12.4 18.2 H3.6 C2.4 18.2 1.8 17.6 1.8 16.4 V3.6 C1.8 2.4 2.4 1.8 3.6 1.8 Z"
    private static let lockBody =
        "M3 9 H12 C13 9 13.6 9.6 13.6 10.6 V16.6 C13.6 17.6 13 18.2 12 18.2 H3 C2 18.2 1.4 17.6 1.4 16.6 V10.6 C1.4 9.6 2 9 3 9 Z"
    private static let personShape =
        "M9 2 C11.2 2 12.8 3.7 12.8 6 C12.8 8.4 11.1 10.4 9 10.4 S5.2 8.4 5.2 6 C5.2 3.7 6.8 2 9 2 Z M1.8 17 C1.8 14 5 12.2 9 12.2 S16.2 14 16.2 17 C16.2 17.6 15.8 18 15.2 18 H2.8 C2.2 18 1.8 17.6 1.8 17 Z"
    private static let flagShape = "M3 2.6 C5.6 1.2 8 1.6 10 2.4 S14 3.4 16 2.4 V10.8 C14 11.8 12 11.4 10 10.6 S5.6 9.6 3 10.8"
    private static let pinShape =
        "M5 1.8 H12 L11.2 8 C13 9 14 10.6 14.2 12.2 H2.8 C3 10.6 4 9 5.8 8 Z"

    // MARK: Things

    static let objects: [String: SymbolDrawing] = [
        "square.and.arrow.up": .init(
            18, 23,
            [.line("M9 14 V2.2 M5.2 6 L9 2.2 L12.8 6 M6 8.6 H4 C2.7 8.6 2 9.3 2 10.6 V19 C2 20.3 2.7 21 4 21 H14 C15.3 21 16 20.3 16 19 V10.6 C16 9.3 15.3 8.6 14 8.6 H12")]),
        "square.and.arrow.down": .init(
            18, 21,
            [.line("M9 2 V13.6 M5.2 9.8 L9 13.6 L12.8 9.8 M6 6.6 H4 C2.7 6.6 2 7.3 2 8.6 V17 C2 18.3 2.7 19 4 19 H14 C15.3 19 16 18.3 16 17 V8.6 C16 7.3 15.3 6.6 14 6.6 H12")]),
        "square.and.pencil": .init(
            21, 20, [.line("M10.6 4 H4.4 C2.9 4 2 4.9 2 6.4 V15.6 C2 17.1 2.9 18 4.4 18 H13.6 C15.1 18 16 17.1 16 15.6 V9.8 M8.4 11.8 L9 9.2 L16.4 1.8 L18.4 3.8 L11 11.2 Z")]),
        "doc.on.doc": .init(
            20, 22,
            [.line("M6.6 6 V4.2 C6.6 2.8 7.4 2 8.8 2 H12.6 L18 7.4 V14 C18 15.4 17.2 16.2 15.8 16.2 H13.4 M4.2 6 H8 L13.4 11.4 V17.8 C13.4 19.2 12.6 20 11.2 20 H4.2 C2.8 20 2 19.2 2 17.8 V8.2 C2 6.8 2.8 6 4.2 6 Z")]),
        "eye": .init(
            24, 16,
            [.line("M2 8 C4.4 4.2 7.8 2 12 2 S19.6 4.2 22 8 C19.6 11.8 16.2 14 12 14 S4.4 11.8 2 8 Z O12 8 3")]),
        "eye.fill": .init(
            24, 16, [.area("M1.4 8 C4 3.6 7.6 1.2 12 1.2 S20 3.6 22.6 8 C20 12.4 16.4 14.8 12 14.8 S4 12.4 1.4 8 Z O12 8 3.8 O12 8 2.3")]),
        "eye.slash": .init(
            24, 18, [.line("M2 9 C4.4 5.2 7.8 3 12 3 S19.6 5.2 22 9 C19.6 12.8 16.2 15 12 15 S4.4 12.8 2 9 Z O12 9 3 M4 2 L20 16")]),
        "heart": .init(20, 19, [.line(heartShape)]),
        "heart.fill": .init(20, 19, [.area(heartShape), .line(heartShape)]),
        "hand.thumbsup": .init(20, 19, [.line(thumbUp), .line("M2 8.8 H3.6 V16.4 H2 Z")]),
        "hand.thumbsup.fill": .init(20, 19, [.area(thumbUp), .area("M1.2 8 H4.8 V17 H1.2 Z")]),
        "hand.thumbsdown": .init(20, 19, [.line(thumbDown), .line("M2 2.6 H3.6 V10.2 H2 Z")]),
        "hand.thumbsdown.fill": .init(20, 19, [.area(thumbDown), .area("M1.2 2 H4.8 V11 H1.2 Z")]),
        "bolt": .init(14, 20, [.line(boltShape)]),
        "bolt.fill": .init(14, 20, [.area(boltShape)]),
        "paperclip": .init(
            18, 20,
            [.line("M15.8 9 L9 15.8 C7 17.8 4.4 17.8 2.9 16.2 C1.4 14.6 1.5 12.2 3.4 10.3 L10.8 2.9 C12.1 1.6 13.8 1.6 14.9 2.7 C16 3.8 15.9 5.4 14.7 6.7 L7.6 13.8 C7 14.4 6.2 14.4 5.7 13.9 C5.2 13.4 5.2 12.7 5.8 12 L12 5.8")]),
        "trash": .init(
            19, 22,
            [.line("M2 5 H17 M6.4 5 V3.6 C6.4 2.6 7 2 8 2 H11 C12 2 12.6 2.6 12.6 3.6 V5 M3.6 5 L4.4 18 C4.5 19.3 5.2 20 6.4 20 H12.6 C13.8 20 14.5 19.3 14.6 18 L15.4 5 M7 8.4 L7.3 16.6 M12 8.4 L11.7 16.6 M9.5 8.4 V16.6")]),
        "lock": .init(15, 20, [.line(lockBody), .line("M4 8.8 V5.6 C4 3.4 5.4 1.8 7.5 1.8 S11 3.4 11 5.6 V8.8")]),
        "lock.fill": .init(15, 20, [.area(lockBody), .line("M4 9 V5.6 C4 3.4 5.4 1.8 7.5 1.8 S11 3.4 11 5.6 V9")]),
        "icloud.and.arrow.down": .init(
            25, 21,
            [.line("M8 15 H6 C3.6 15 2 13.4 2 11.2 C2 9.2 3.4 7.8 5.2 7.5 C5.4 4.3 7.8 2 11 2 C13.6 2 15.8 3.4 16.7 5.8 C20 5.6 22.8 7.4 22.8 10.5 C22.8 13.2 21 15 18.4 15 H16.6 M12.4 9 V18.6 M9 15.4 L12.4 18.8 L15.8 15.4")]),
        "paperplane": .init(20, 20, [.line("M18 2 L2 8.4 L8.6 11.4 L11.6 18 Z M18 2 L8.6 11.4")]),
        "paperplane.fill": .init(20, 20, [.cutout(shape: "M18.8 1.2 L1.2 8 L8.2 11.8 L12 18.8 Z", gap: "M8.6 11.4 L14 6")]),
        "trophy": .init(
            20, 20,
            [.line("M5.6 2 H14.4 V7.6 C14.4 10.6 12.6 12.6 10 12.6 S5.6 10.6 5.6 7.6 Z M5.6 3.8 H2 C2 7 3.4 9 6.2 9.4 M14.4 3.8 H18 C18 7 16.6 9 13.8 9.4 M10 12.6 V17.8 M6.4 18 H13.6")]),
        "magnifyingglass": .init(20, 20, [.line("O8.4 8.4 6.2 M12.9 12.9 L18 18")]),
        "doc": .init(16, 20, [.line(documentShape), .line("M8.6 2 V5.8 C8.6 6.8 9.2 7.4 10.2 7.4 H14")]),
        "doc.fill": .init(16, 20, [.cutout(shape: documentShape, gap: "M8.6 1.6 V7.4 H14.4")]),
        "doc.text": .init(16, 20, [.line(documentShape), .line("M5 10.4 H11 M5 13.8 H11")]),
        "folder": .init(
            22, 18, [.line("M4 2 H8.2 L10.2 4 H18 C19.2 4 20 4.8 20 6 V14 C20 15.2 19.2 16 18 16 H4 C2.8 16 2 15.2 2 14 V4 C2 2.8 2.8 2 4 2 Z M2 7.4 H20")]),
        "link": .init(
            20, 20,
            [.line("M8.4 11.6 C6.6 9.8 6.8 7.6 8.4 6 L11.4 3 C13 1.4 15.4 1.4 17 3 S18.6 7 17 8.6 L15 10.6 M11.6 8.4 C13.4 10.2 13.2 12.4 11.6 14 L8.6 17 C7 18.6 4.6 18.6 3 17 S1.4 13 3 11.4 L5 9.4")]),
        "person": .init(18, 20, [.line(personShape)]),
        "person.fill": .init(18, 20, [.area(personShape)]),
        "person.2": .init(
            28, 20,
            [.line(personShape), .line("M19.6 3.4 C21.4 3.4 22.8 4.9 22.8 6.9 S21.4 10.4 19.6 10.4 M19.6 12.4 C23.4 12.4 26.2 14.2 26.2 17 C26.2 17.6 25.8 18 25.2 18 H19.6")]),
        "person.2.fill": .init(
            28, 20, [.area(personShape), .area("M20 3.4 C21.9 3.4 23.2 4.9 23.2 6.9 S21.9 10.4 20 10.4 S16.8 8.9 16.8 6.9 S18.1 3.4 20 3.4 Z M18 12.6 C23.6 11.6 26.6 14 26.6 17 C26.6 17.6 26.2 18 25.6 18 H18 C18.4 16 18.4 14.2 18 12.6 Z")]),
        "bell": .init(18, 20, [.line(bellShape), .line("M6.8 15.4 C6.8 17.2 7.7 18.2 9 18.2 S11.2 17.2 11.2 15.4")]),
        "bell.fill": .init(18, 20, [.area(bellShape), .area("M6.6 16.2 H11.4 C11.2 18 10.2 18.8 9 18.8 S6.8 18 6.6 16.2 Z")]),
        "bell.slash": .init(18, 20, [.line(bellShape), .line("M1.6 2 L16.4 18")]),
        "pin": .init(17, 20, [.line(pinShape), .line("M8.5 12.4 V18.4")]),
        "pin.fill": .init(17, 20, [.area(pinShape), .line(pinShape), .line("M8.5 12.4 V18.4")]),
        "flag": .init(18, 20, [.line("M3 18.4 V1.8"), .line(flagShape + " M16 2.4 V10.8")]),
        "flag.fill": .init(18, 20, [.line("M3 18.4 V1.8"), .area(flagShape + " Z")]),
        "gear": .init(
            20, 20,
            [
                .line("O10 10 6 O10 10 2.2"),
                .line("M10 1.6 V4 M10 16 V18.4 M1.6 10 H4 M16 10 H18.4 M4.1 4.1 L5.8 5.8 M14.2 14.2 L15.9 15.9 M15.9 4.1 L14.2 5.8 M5.8 14.2 L4.1 15.9", factor: 1.4),
            ]),
        "star": .init(20, 19, [.line(starShape)]),
        "star.fill": .init(20, 19, [.area(starShape), .line(starShape)]),
        "pencil": .init(18, 18, [.line("M2.4 15.6 L3.4 11.6 L12.8 2.2 L15.8 5.2 L6.4 14.6 Z M10.8 4.2 L13.8 7.2")]),
        "bookmark": .init(14, 19, [.line("M2 2 H12 V17 L7 12.6 L2 17 Z")]),
        "bookmark.fill": .init(14, 19, [.area("M1.4 1.4 H12.6 V18 L7 13.2 L1.4 18 Z")]),
        "calendar": .init(
            20, 19, [.line("M4 3.2 H16 C17.3 3.2 18 3.9 18 5.2 V15.2 C18 16.5 17.3 17.2 16 17.2 H4 C2.7 17.2 2 16.5 2 15.2 V5.2 C2 3.9 2.7 3.2 4 3.2 Z M2 7.4 H18 M6 1.6 V4 M14 1.6 V4")]),
        "house": .init(22, 19, [.line("M2 9.6 L11 2 L20 9.6 M4.4 8 V17 H17.6 V8 M9 17 V11.6 H13 V17")]),
        "hand.raised": .init(
            18, 20, [.line("M4 11.4 V5 C4 3.4 6.4 3.4 6.4 5 V9 V3.2 C6.4 1.6 8.8 1.6 8.8 3.2 V8.8 V3.6 C8.8 2 11.2 2 11.2 3.6 V9.4 V5.6 C11.2 4 13.6 4 13.6 5.6 V12.6 C13.6 16.2 11.8 18.2 8.8 18.2 C5.6 18.2 4.4 16.6 2.4 12.4 C1.8 11 3.4 10.2 4 11.4")]),
        "exclamationmark.triangle": .init(
            22, 20, [.line("M11 2 L20 17.2 H2 Z M11 7.6 V11.8"), .area("O11 14.6 1.1")]),
        "exclamationmark.triangle.fill": .init(
            22, 20, [.area("M11 1 L21.2 18.2 H0.8 Z M10 6.6 H12 L11.8 12.2 H10.2 Z O11 14.8 1.15")]),
        "tray": .init(22, 17, [.line("M2 9.6 L4.6 2 H17.4 L20 9.6 V15 H2 Z M2 9.6 H7.4 C7.4 13 14.6 13 14.6 9.6 H20")]),
    ]
}
