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
    private let toolchain: Concurrent<SwiftToolchain>
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
        toolchain = Concurrent {
            let toolchain = try SwiftToolchain()
            try kit.check(toolchain)
            return toolchain
        }
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
        // While the compiler runs, the next process loads the kit.
        let next = startHost()
        let product: PreviewBuild.Product
        do {
            product = try build.run(number: builds, until: interruption)
        } catch {
            // The errors of a compiler that can't read the kit say less.
            _ = try toolchain.value
            throw error
        }
        host = try next.value
        if let old = self.product { try? FileManager.default.removeItem(atPath: old.library) }
        self.product = product
        var skipped: [String] = []
        var problems: [String] = []
        while true {
            do {
                switch try answer(to: .list(modules: product.modules, skipping: skipped), until: interruption) {
                case .previews(let previews, let found):
                    return Listing(
                        previews: DeclaredTypes.placing(previews, in: build.sources.currentFiles),
                        problems: problems + found.filter { _ in !previews.isEmpty || problems.isEmpty })
                case .failed(let reason): throw KitError(reason)
                case .drawn, .frames, .listing, .loaded: throw KitError(Self.otherKit)
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
            case .previews, .frames, .listing, .loaded: throw KitError(Self.otherKit)
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
            case .previews, .drawn, .listing, .loaded: throw KitError(Self.otherKit)
            }
        } catch let end as HostProcess.End {
            throw KitError(end.described.text)
        }
    }

    private static let otherKit = "the kit answers another question; make it again with make kit"

    private func answer(to request: HostRequest, until interruption: Interruption) throws -> HostAnswer {
        guard let product else { throw KitError("nothing has been built") }
        let running = try host ?? startHost().value
        host = running
        do {
            if !running.hasLoaded {
                let load = HostRequest.load(library: product.library, resources: product.resources)
                switch try running.answer(to: load, within: timeLimit, until: interruption) {
                case .loaded: break
                case .failed(let reason): throw KitError(reason)
                case .previews, .drawn, .frames, .listing: throw KitError(Self.otherKit)
                }
            }
            return try running.answer(to: request, within: timeLimit, until: interruption)
        } catch {
            host = nil
            throw error
        }
    }

    /// Starts a process, which loads the kit.
    private func startHost() -> Concurrent<HostProcess> {
        Concurrent { [kit, toolchain] in
            // Swift's libraries are where the compiler is.
            try HostProcess(kit, libraries: toolchain.value.libraries)
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
