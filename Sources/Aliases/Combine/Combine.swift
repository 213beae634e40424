@_exported import CombineOperators
@_exported import FoundationNetworking
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation

import class Foundation.RunLoop

// OpenCombine omits `RunLoop: Scheduler` and other names of Apple's if it finds a module named Combine, such as this
// one from an earlier build with other options. If this line does not compile, run `swift package clean`.
private typealias NamesOfApple = RunLoop.SchedulerTimeType
