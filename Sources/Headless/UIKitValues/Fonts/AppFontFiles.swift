import Foundation
import Rendering
import Synchronization
import Typesetting

/// The font files of an app: those that `UIAppFonts` of an Info.plist lists, or without one, all in a bundle.
enum AppFontFiles {
    /// Returns the font of an app by its PostScript name, full name or family; `nil` if there is none.
    static func description(of name: String, size: CGFloat) -> FontDescription? {
        register()
        return AppFonts.description(of: name, size: size)
    }

    /// Registers the fonts of the app's bundles. A file that can't be read is reported once.
    static func register() {
        for bundle in ResourceBundles.searched(nil)
        where registered.withLock({ $0.insert(bundle.path).inserted }) {
            for path in paths(in: bundle) {
                do throws(SystemFontsError) {
                    try AppFonts.register(path)
                } catch {
                    guard case .brokenFile(let path, let reason) = error else { continue }
                    RenderProblems.report(.oncePerRun, "The font \(path) \(reason), so it isn't used.", .fallbackFont)
                }
            }
        }
    }

    private static let registered = Mutex<Set<String>>([])

    private static func paths(in bundle: ResourceBundle) -> [String] {
        if let listed = bundle.bundle.infoDictionary?["UIAppFonts"] as? [String] {
            return listed.map { bundle.folder.appendingPathComponent($0).path }
        }
        // The folder of a program has files of everything that is built beside it.
        guard !bundle.isMain else { return [] }
        let types: Set = ["ttf", "otf", "ttc", "otc"]
        let names = FileManager.default.enumerator(atPath: bundle.path)?.compactMap { $0 as? String } ?? []
        return names.filter { types.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
            .map { bundle.folder.appendingPathComponent($0).path }
    }
}
