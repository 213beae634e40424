#if LIBFUZZER
    internal import Foundation
    internal import FuzzTargets

    /// The interface to libFuzzer, whose functions `Scripts/sanitize` links.
    enum LibFuzzer {
        /// The running target. It is global because libFuzzer calls functions without a context.
        fileprivate nonisolated(unsafe) static var target: FuzzTarget?

        /// The target named by the environment; without one, the program uses its normal arguments.
        static func target(of targets: [FuzzTarget]) -> FuzzTarget? {
            targets.first { $0.name == ProcessInfo.processInfo.environment["FUZZ_TARGET"] }
        }

        /// Runs inputs until libFuzzer's own limits end the run.
        static func run(_ target: FuzzTarget) -> Int32 {
            self.target = target
            var (count, arguments) = (CommandLine.argc, Optional(CommandLine.unsafeArgv))
            return runDriver(&count, &arguments) { bytes, count in
                guard let target = LibFuzzer.target else { return -1 }
                let outcome = target.run(Data(UnsafeBufferPointer(start: bytes, count: count)))
                if let violation = outcome.violations.first { fatalError(violation) }
                return 0
            }
        }
    }

    @_silgen_name("LLVMFuzzerRunDriver")
    private func runDriver(
        _ count: UnsafeMutablePointer<CInt>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
        _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt

    @_silgen_name("LLVMFuzzerMutate")
    private func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

    /// Half of the mutations are libFuzzer's, half are the target's own.
    @_cdecl("LLVMFuzzerCustomMutator")
    public func customMutate(
        _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt
    ) -> Int {
        guard let target = LibFuzzer.target, seed % 2 == 0 else { return mutate(bytes, count, most) }
        let input = Data(UnsafeBufferPointer(start: bytes, count: count))
        let changed = target.input(seed: UInt64(seed), index: 0, seeds: [input]).prefix(most)
        changed.copyBytes(to: bytes, count: changed.count)
        return changed.count
    }
#endif
