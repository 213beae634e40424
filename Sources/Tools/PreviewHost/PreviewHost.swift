import Files
import Foundation
import PreviewMessages
import UIKitValues

/// The program that draws previews: loads a library of views, and answers requests on standard input.
///
/// What the views print goes to standard error. A preview that crashes or never ends takes only this program with it.
@_cdecl("messageshot_draw_previews")
public func drawPreviews() -> Never {
    let answers = dup(STDOUT_FILENO)
    _ = fcntl(answers, F_SETFD, FD_CLOEXEC)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let host = PreviewHost(answers: answers)
    while let line = readLine() {
        MainActor.assumeIsolated { host.handle(line) }
    }
    exit(0)
}

/// The answers to requests.
struct PreviewHost {
    /// The descriptor for answers.
    let answers: Int32

    @MainActor
    func handle(_ line: String) {
        do {
            switch try MessageLine.message(of: HostRequest.self, in: line.utf8) {
            case .load(let library, let resources): answer(Self.load(library, resources))
            case .list(let modules, let skipped):
                answer(PreviewList.answer(modules: modules, skipping: skipped) { answer(.listing(group: $0)) })
            case .draw(let preview, let variant, let picture):
                answer(.drawn(try PreviewPicture(of: preview, variant).write(to: picture)))
            case .frames(let preview, let variant):
                answer(.frames(PreviewFrames.all(of: try PreviewPicture(of: preview, variant).frame())))
            }
        } catch {
            answer(.failed(error.sentence))
        }
    }

    private static func load(_ library: String, _ resources: String) -> HostAnswer {
        ResourceBundles.add(folder: URL(fileURLWithPath: resources))
        guard dlopen(library, RTLD_NOW | RTLD_GLOBAL) == nil else { return .loaded }
        return .failed(dlerror().map { String(cString: $0) } ?? "\(library) can't be loaded")
    }

    func answer(_ answer: HostAnswer) {
        // What the views print comes before the answer.
        fflush(nil)
        guard let bytes = try? MessageLine.data(of: answer) else { return }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(answers, $0.baseAddress, $0.count) }
            // The reader has ended, and nobody needs the rest.
            guard count > 0 else { exit(0) }
            rest = rest.dropFirst(count)
        }
    }
}
