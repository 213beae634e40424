package import Foundation
internal import Frames
internal import Synchronization

/// The fonts of an app's files, which texts request by name.
///
/// They are registered for the whole process, as on iOS.
package enum AppFonts {
    private struct Registry {
        var families: [String: AppFontFamily] = [:]
        /// The family of a font's PostScript name, full name or family name, without regard to case.
        var familyNames: [String: String] = [:]
        var paths: Set<String> = []
    }

    private static let registry = Mutex(Registry())

    /// Registers the fonts of a file. One that is registered already stays as it is.
    ///
    /// - Throws: ``SystemFontsError`` if the file can't be read, or is no complete font.
    package static func register(_ path: String) throws(SystemFontsError) {
        guard !registry.withLock({ $0.paths.contains(path) }) else { return }
        let file = try FontFileReader(path: path)
        let faces = file.faces.compactMap { AppFontFace(path: path, face: $0, metrics: file.metrics(of: $0.index)) }
        let record = SystemFontFile(
            name: (path as NSString).lastPathComponent, digest: String(file.digest.prefix(SystemFace.digestLength)))
        registry.withLock { registry in
            guard registry.paths.insert(path).inserted else { return }
            for face in faces {
                registry.families[face.family, default: AppFontFamily(name: face.family)].add(face, of: record)
                for name in [face.family] + face.names { registry.familyNames[name.lowercased()] = face.family }
            }
        }
    }

    /// Returns the family of a font by its name; `nil` if none is registered.
    static func family(named name: String) -> AppFontFamily? {
        registry.withLock { registry in
            guard !registry.paths.isEmpty else { return nil }
            return registry.familyNames[name.lowercased()].flatMap { registry.families[$0] }
        }
    }

    /// Returns the families, sorted by name.
    static func families(_ names: Set<String>) -> [AppFontFamily] {
        registry.withLock { registry in names.sorted().compactMap { registry.families[$0] } }
    }

    /// The names of the families, in alphabetical order.
    package static var familyNames: [String] { registry.withLock { $0.families.keys.sorted() } }

    /// Returns the PostScript names of a family's fonts, the regular one first.
    package static func fontNames(inFamily name: String) -> [String] {
        registry.withLock { $0.families[name] }?.faces.map(\.postScriptName) ?? []
    }

    /// Returns the font of a PostScript name, a full name, or a family; `nil` if none is registered.
    package static func description(of name: String, size: CGFloat) -> FontDescription? {
        guard let family = family(named: name), let face = family.face(named: name) else { return nil }
        return FontDescription(
            family: .named(face.postScriptName), size: size, weight: FontWeight(rawValue: face.style.weight),
            isItalic: face.style.isItalic)
    }

    /// Returns the family's and the font's name of a font; `nil` if it isn't of an app.
    package static func names(of font: FontDescription) -> (family: String, font: String)? {
        guard let family = font.appFamily else { return nil }
        return (family.name, family.face(font).postScriptName)
    }

    // MARK: Files

    /// Returns what identifies a face of a file; `nil` if the file isn't registered.
    static func face(ofFile path: String, index: Int) -> (family: AppFontFamily, face: AppFontFace)? {
        registry.withLock { registry in
            guard registry.paths.contains(path) else { return nil }
            for family in registry.families.values {
                if let face = family.faces.first(where: { $0.style.path == path && $0.style.index == index }) {
                    return (family, face)
                }
            }
            return nil
        }
    }

    /// Returns the path of a recorded file; `nil` if it isn't registered.
    static func path(of file: SystemFontFile) -> String? {
        registry.withLock { registry in
            registry.families.values.lazy.compactMap { family in
                family.records.first { $0.value == file }?.key
            }.min()
        }
    }
}
