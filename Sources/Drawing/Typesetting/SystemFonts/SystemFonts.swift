internal import Foundation
package import Frames
internal import Rendering
internal import Synchronization

/// The fonts of Apple's system in a folder of the user, which draw instead of the bundled ones that stand in for them.
///
/// Families are recognized by the names in the files. What the folder lacks, the bundled fonts draw.
public final class SystemFonts: Sendable {
    /// The absolute path of the folder.
    public let folder: String

    /// The cuts of each design by size, the smallest first; none for a design that the folder lacks.
    let cuts: [SystemDesign: [SystemCut]]

    /// The measures of the emoji; `nil` if the folder has none.
    let emojiMetrics: EmojiMetrics?

    private let digests = Mutex<[String: String]>([:])

    private static let known = Mutex<[String: SystemFonts]>([:])

    /// Returns the fonts of a folder, which is read once per process.
    ///
    /// - Throws: ``SystemFontsError`` if the folder can't be read, has no font that is recognized, or a broken one.
    public static func of(_ folder: String) throws(SystemFontsError) -> SystemFonts {
        if let fonts = known.withLock({ $0[folder] }) { return fonts }
        let fonts = try SystemFonts(folder)
        return known.withLock { known in
            if let other = known[folder] { return other }
            known[folder] = fonts
            return fonts
        }
    }

    /// The fonts of the current render's settings; `nil` for the bundled ones.
    static var current: SystemFonts? { of(RenderSettings.current) }

    /// Returns the fonts of settings; `nil` for the bundled ones.
    static func of(_ settings: RenderSettings) -> SystemFonts? {
        guard let folder = settings.systemFonts else { return nil }
        do {
            return try of(folder)
        } catch {
            // Measuring can't throw; programs check the folder at the start.
            RenderProblems.report(.oncePerRun, "Text is drawn with the bundled fonts: \(error)", .fallbackFont)
            return nil
        }
    }

    private init(_ folder: String) throws(SystemFontsError) {
        self.folder = folder
        var found: [(family: SystemFamily, style: SystemFontStyle)] = []
        for name in try Self.fontFiles(in: folder) {
            let path = "\(folder)/\(name)"
            for face in try FontFileReader(path: path).faces {
                guard let family = face.families.lazy.compactMap(SystemFamily.of).first else { continue }
                found.append((family, SystemFontStyle(path: path, face: face)))
            }
        }
        guard !found.isEmpty else { throw .nothingRecognized(folder: folder) }
        cuts = Dictionary(uniqueKeysWithValues: SystemDesign.allCases.map { ($0, SystemCut.all(of: $0, in: found)) })
        emojiMetrics = try cuts[.emoji]?.first.map { cut throws(SystemFontsError) in
            try EmojiMetrics(measuring: cut.styles[0])
        }
    }

    /// Returns the names of the font files in a folder, sorted.
    private static func fontFiles(in folder: String) throws(SystemFontsError) -> [String] {
        let endings: Set = ["ttf", "otf", "ttc", "otc"]
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { !$0.hasPrefix(".") && endings.contains(($0 as NSString).pathExtension.lowercased()) }
                .sorted()
        } catch {
            throw .unreadableFolder(path: folder, reason: unreadable(folder))
        }
    }

    private static func unreadable(_ folder: String) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return "it does not exist" }
        return isFolder.boolValue ? "permission denied" : "it is not a folder"
    }

    // MARK: Choosing

    /// Returns the cut that draws a font; `nil` if the bundled fonts draw it.
    func cut(for font: FontDescription) -> SystemCut? {
        font.systemDesign.flatMap { cut(of: $0, size: font.size) }
    }

    /// Returns the cut of a design for a size in points.
    func cut(of design: SystemDesign, size: CGFloat) -> SystemCut? {
        let cuts = cuts[design] ?? []
        return cuts.last { $0.smallestSize <= size } ?? cuts.first
    }

    // MARK: Files

    /// Returns the record of a file of the folder.
    func record(of path: String) -> SystemFontFile {
        SystemFontFile(name: (path as NSString).lastPathComponent, digest: digest(of: path))
    }

    /// Returns the beginning of a file's SHA-256 digest, which is computed when the file is first drawn with.
    private func digest(of path: String) -> String {
        if let digest = digests.withLock({ $0[path] }) { return digest }
        let whole = (try? FontFileReader(path: path))?.digest ?? ""
        let digest = String(whole.prefix(SystemFace.digestLength))
        digests.withLock { $0[path] = digest }
        return digest
    }

    /// Returns the path of a recorded file; `nil` if no folder that this process draws with has it.
    package static func path(of file: SystemFontFile) -> String? {
        _ = current
        for fonts in known.withLock({ $0.values.sorted { $0.folder < $1.folder } }) {
            let path = "\(fonts.folder)/\(file.name)"
            if fonts.paths.contains(path), fonts.digest(of: path) == file.digest { return path }
        }
        return AppFonts.path(of: file)
    }

    /// The paths of the files that are drawn with.
    package var paths: Set<String> { Set(cuts.values.joined().flatMap(\.styles).map(\.path)) }
}

extension SystemFonts: Hashable {
    public static func == (one: SystemFonts, other: SystemFonts) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
