internal import Files
internal import Foundation
package import Kit
package import PreviewMessages

/// Builds previews, lists them and draws them, as often as their sources change.
///
/// One process draws one preview after the other. If a preview ends it, the next preview gets another.
package final class PreviewSession {
    private let kit: Kit
    private let build: PreviewBuild
    private let folder: TemporaryFolder
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
        folder = try TemporaryFolder()
        build = PreviewBuild(kit: kit, sources: sources, folder: folder.path)
    }

    /// The previews of a build.
    package struct Listing: Sendable {
        package let previews: [PreviewSummary]

        /// Groups whose previews can't be made, and other problems, one line each.
        package let problems: [String]

        package init(previews: [PreviewSummary], problems: [String]) {
            self.previews = previews
            self.problems = problems
        }
    }

    /// Compiles the sources as they are now, and lists their previews. If they don't compile, the previews of the last
    /// build that did can still be drawn.
    ///
    /// - Throws: ``PreviewBuild/Failure``, ``KitError``, or `CancellationError`.
    package func update(until interruption: Interruption = Interruption()) throws -> Listing {
        builds += 1
        let product = try build.run(number: builds, until: interruption)
        host = nil
        if let old = self.product { try? FileManager.default.removeItem(atPath: old.library) }
        self.product = product
        var skipped: [String] = []
        var problems: [String] = []
        while true {
            do {
                switch try answer(to: .list(modules: product.modules, skipping: skipped), until: interruption) {
                case .previews(let previews, let found):
                    return Listing(
                        previews: previews,
                        problems: problems + found.filter { _ in !previews.isEmpty || problems.isEmpty })
                case .failed(let reason): throw KitError(reason)
                case .drawn, .frames, .listing: throw KitError(Self.otherKit)
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
    ///
    /// - Throws: ``KitError``, or `CancellationError`.
    package func draw(
        _ preview: PreviewSummary, _ variant: PreviewVariant, to picture: String,
        until interruption: Interruption = Interruption()
    ) throws -> Outcome {
        do {
            switch try answer(to: .draw(preview, variant, picture: picture), until: interruption) {
            case .drawn(let drawn): return .drawn(drawn)
            case .failed(let reason): return .failed(reason)
            case .previews, .frames, .listing: throw KitError(Self.otherKit)
            }
        } catch let end as HostProcess.End {
            return .failed(end.described.text)
        }
    }

    /// Lays a preview out, and returns its frames, each after the one around it.
    ///
    /// - Throws: ``KitError`` if it can't be drawn, or `CancellationError`.
    package func frames(
        of preview: PreviewSummary, _ variant: PreviewVariant, until interruption: Interruption = Interruption()
    ) throws -> [PreviewFrame] {
        do {
            switch try answer(to: .frames(preview, variant), until: interruption) {
            case .frames(let frames): return frames
            case .failed(let reason): throw KitError(reason)
            case .previews, .drawn, .listing: throw KitError(Self.otherKit)
            }
        } catch let end as HostProcess.End {
            throw KitError(end.described.text)
        }
    }

    private static let otherKit = "the kit answers another question; make it again with make kit"

    private func answer(to request: HostRequest, until interruption: Interruption) throws -> HostAnswer {
        guard let product else { throw KitError("nothing has been built") }
        let log = "\(folder.path)/draw-previews.log"
        let running = try host ?? HostProcess(kit, library: product.library, libraries: libraries, log: log)
        host = running
        do {
            return try running.answer(to: request, within: timeLimit, until: interruption)
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
