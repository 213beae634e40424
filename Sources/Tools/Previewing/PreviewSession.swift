internal import Foundation
package import Kit
package import PreviewMessages

/// Builds previews, lists them and draws them, as often as their sources change.
///
/// One process draws one preview after the other. If a preview ends it, the next preview gets another.
package final class PreviewSession {
    private let kit: Kit
    private let build: PreviewBuild
    private let folder: String
    private let libraries: [String]
    private let timeLimit: Double
    private var product: PreviewBuild.Product?
    private var host: HostProcess?
    private var builds = 0

    /// - Parameters:
    ///   - timeLimit: That of one preview, in seconds.
    /// - Throws: ``KitError``.
    package init(_ sources: PreviewSources, kit: Kit, timeLimit: Double = 20) throws {
        self.kit = kit
        self.timeLimit = timeLimit
        try kit.checkFiles()
        let toolchain = try SwiftToolchain()
        try kit.check(toolchain)
        // Swift's libraries are where the compiler is.
        libraries = toolchain.libraries
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("messageshot-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        build = PreviewBuild(kit: kit, sources: sources, folder: folder)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The previews of a build.
    package struct Listing: Sendable {
        package let previews: [PreviewSummary]

        /// Groups whose previews can't be made, and other problems, one line each.
        package let problems: [String]
    }

    /// Compiles the sources as they are now, and lists their previews.
    ///
    /// - Throws: ``PreviewBuild/Failure``, or ``KitError``.
    package func update() throws -> Listing {
        host = nil
        if let old = product { try? FileManager.default.removeItem(atPath: old.library) }
        product = nil
        builds += 1
        let product = try build.run(number: builds)
        self.product = product
        var skipped: [String] = []
        var problems: [String] = []
        while true {
            do {
                switch try answer(to: .list(modules: product.modules, skipping: skipped)) {
                case .previews(let previews, let found):
                    return Listing(
                        previews: previews,
                        problems: problems + found.filter { _ in !previews.isEmpty || problems.isEmpty })
                case .failed(let reason): throw KitError(reason)
                case .drawn, .listing: throw KitError("the kit answers another question; make it again with make kit")
                }
            } catch let end as HostProcess.End {
                let (group, text) = end.described
                guard let group, !skipped.contains(group) else {
                    throw KitError("the previews can't be listed: \(text)")
                }
                skipped.append(group)
                problems.append("\(group): \(text)")
            }
        }
    }

    /// A picture, or the reason that there is none.
    package enum Outcome: Sendable {
        case drawn(DrawnPreview)
        case failed(String)
    }

    /// Draws a preview into a PNG file that carries its frames.
    package func draw(_ preview: PreviewSummary, _ variant: PreviewVariant, to picture: String) throws -> Outcome {
        do {
            switch try answer(to: .draw(preview, variant, picture: picture)) {
            case .drawn(let drawn): return .drawn(drawn)
            case .failed(let reason): return .failed(reason)
            case .previews, .listing: throw KitError("the kit answers another question; make it again with make kit")
            }
        } catch let end as HostProcess.End {
            return .failed(end.described.text)
        }
    }

    private func answer(to request: HostRequest) throws -> HostAnswer {
        guard let product else { throw KitError("nothing has been built") }
        let running = try host ?? HostProcess(kit, library: product.library, libraries: libraries)
        host = running
        do {
            return try running.answer(to: request, within: timeLimit)
        } catch {
            host = nil
            throw error
        }
    }
}

extension HostProcess.End {
    /// The group that was being made, and the reason in words.
    fileprivate var described: (group: String?, text: String) {
        switch self {
        case .ended(let reason, let group): (group, "its code ended the program: \(reason)")
        case .tooSlow(let seconds, let group):
            (group, "it isn't drawn after \(Int(seconds)) seconds: does a loop never end?")
        }
    }
}
