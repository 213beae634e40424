import Foundation
import InterfaceBuilder
import Rendering

/// A storyboard or nib among the resources of a bundle.
@MainActor
final class InterfaceFile {
    let document: InterfaceDocument

    /// The bundle with the file, in which its images and texts are looked up.
    let bundle: Bundle

    /// The name of the string table with the file's texts, such as `Main`.
    let table: String

    private init(_ document: InterfaceDocument, bundle: Bundle, table: String) {
        (self.document, self.bundle, self.table) = (document, bundle, table)
    }

    // MARK: Looking up

    /// The two kinds of files.
    enum Kind: String {
        case storyboard
        case nib = "xib"
    }

    private struct Lookup: Hashable {
        let name: String
        let kind: Kind
        let bundle: String?
        let language: String
    }

    /// The files that were looked up, also in vain.
    private static var files: [Lookup: InterfaceFile?] = [:]

    /// Returns the file of a name; `nil` if there is none, or if it can't be read, which is reported.
    ///
    /// - Parameter bundle: Where to look first; then come the other bundles of the app.
    static func named(_ name: String, _ kind: Kind, in bundle: Bundle?) -> InterfaceFile? {
        let lookup = Lookup(name: name, kind: kind, bundle: bundle?.bundlePath, language: Locale._render.identifier)
        if let known = files[lookup] { return known }
        let file = find(name, kind, in: bundle)
        files[lookup] = .some(file)
        return file
    }

    private static func find(_ name: String, _ kind: Kind, in bundle: Bundle?) -> InterfaceFile? {
        let found = AppModule.bundles(bundle).compactMap { candidate in
            url(of: name, kind, in: candidate).map { (url: $0, bundle: candidate) }
        }
        guard let first = found.first else { return nil }
        if bundle == nil, found.count > 1 {
            let names = found.map { $0.bundle.bundleURL.lastPathComponent }
            RenderProblems.report(
                .oncePerRun,
                "\(first.url.lastPathComponent) is in \(names.joined(separator: " and ")): that of \(names[0]) is read; "
                    + "name the bundle to read another")
        }
        return read(first.url, first.bundle, table: (name as NSString).lastPathComponent)
    }

    private static func url(of name: String, _ kind: Kind, in bundle: Bundle) -> URL? {
        let root = bundle.resourceURL ?? bundle.bundleURL
        let locale = Locale._render
        let languages: [String?] = [
            locale.identifier, locale.identifier(.bcp47), locale.language.languageCode?.identifier,
        ]
        let folders = languages.compactMap { $0.map { "\($0).lproj" } } + ["Base.lproj", "", "en.lproj"]
        return folders.lazy.map { root.appendingPathComponent($0).appendingPathComponent("\(name).\(kind.rawValue)") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private static func read(_ url: URL, _ bundle: Bundle, table: String) -> InterfaceFile? {
        do {
            let document = try InterfaceDocument(Data(contentsOf: url), file: url.lastPathComponent)
            return InterfaceFile(document, bundle: bundle, table: table)
        } catch {
            RenderProblems.report(.oncePerRun, "\(url.lastPathComponent) can't be read: \(error)")
            return nil
        }
    }

    // MARK: Reporting

    /// Reports what a file has and isn't understood, once, with the file and the line.
    func report(_ message: String, at element: InterfaceElement, about subject: String? = nil) {
        RenderProblems.report(
            .oncePerRun, "\(document.file), line \(element.line): \(message)",
            about: "\(document.file): \(subject ?? message)")
    }
}
