#if LIBFUZZER
    internal import Foundation
    internal import FuzzTargets

    /// The way to libFuzzer, whose functions are linked by `Scripts/sanitize`.
    enum LibFuzzer {
        /// The target that runs; libFuzzer calls functions that know of nothing.
        fileprivate nonisolated(unsafe) static var target: FuzzTarget?

        /// The target that the environment names; without one, the program takes its ordinary arguments.
        static func target(of targets: [FuzzTarget]) -> FuzzTarget? {
            targets.first { $0.name == ProcessInfo.processInfo.environment["FUZZ_TARGET"] }
        }

        /// Runs inputs until the arguments of libFuzzer say that it is enough.
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

    /// Half of the changes are libFuzzer's, half are the target's own.
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
