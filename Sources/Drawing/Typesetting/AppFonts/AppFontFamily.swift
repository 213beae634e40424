internal import Frames

/// A family of fonts in an app's files.
struct AppFontFamily: Sendable {
    let name: String

    /// The fonts, the regular one first.
    private(set) var faces: [AppFontFace] = []

    /// The records of the files, by their paths.
    private(set) var records: [String: SystemFontFile] = [:]

    init(name: String) { self.name = name }

    mutating func add(_ face: AppFontFace, of record: SystemFontFile) {
        records[face.style.path] = record
        faces.append(face)
        faces.sort { $0.rank < $1.rank }
    }

    /// The family as fontconfig knows it.
    var cut: SystemCut { SystemCut(appFamily: name, faces.map(\.style)) }

    /// Returns the font of a PostScript or full name; for the family's own name, the regular one.
    func face(named name: String) -> AppFontFace? {
        let wanted = name.lowercased()
        return faces.first { $0.names.contains { $0.lowercased() == wanted } } ?? faces.first
    }

    /// Returns the font that is nearest to a request.
    func face(_ font: FontDescription) -> AppFontFace {
        func distance(_ face: AppFontFace) -> Int {
            abs(face.style.weight - font.weight.rawValue) + (face.style.isItalic == font.isItalic ? 0 : 1000)
        }
        return faces.min { distance($0) < distance($1) } ?? faces[0]
    }
}

/// A font in an app's file.
struct AppFontFace: Sendable {
    let style: SystemFontStyle
    let family: String
    let postScriptName: String
    /// The PostScript name and the full name.
    let names: [String]
    let metrics: FontMetrics

    /// - Returns: `nil` for a face without a name.
    init?(path: String, face: FontFileReader.Face, metrics: FontMetrics) {
        guard let family = face.families.first else { return nil }
        style = SystemFontStyle(path: path, face: face)
        self.family = family
        postScriptName = face.names.first ?? family
        names = face.names
        self.metrics = metrics
    }

    /// Sorts upright fonts before italic ones, and by the distance from the regular weight.
    fileprivate var rank: (Int, Int, String) { (style.isItalic ? 1 : 0, abs(style.weight - 400), postScriptName) }
}

extension FontDescription {
    /// The family of the app that draws the font; `nil` for a font of the system.
    var appFamily: AppFontFamily? {
        if case .named(let name) = family { AppFonts.family(named: name) } else { nil }
    }
}
